import { useState, type ReactNode } from 'react';
import { MantineProvider, mergeThemeOverrides } from '@mantine/core';
import { LucideProvider } from 'lucide-react';
import { adminTheme } from './admin-theme';
import { colorSchemeManager } from './color-scheme-manager';
import { mantineTheme } from './mantine-theme';

const theme = mergeThemeOverrides(mantineTheme, adminTheme);

/** Mantine with the product's look. Only the admin area pays for it: public pages are plain elements. */
export function AdminTheme({ children }: { readonly children: ReactNode }) {
  const [manager] = useState(colorSchemeManager);
  return (
    <MantineProvider theme={theme} defaultColorScheme="light" colorSchemeManager={manager}>
      <LucideProvider size={16} strokeWidth={1.5}>
        {children}
      </LucideProvider>
    </MantineProvider>
  );
}
