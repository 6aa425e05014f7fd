import { useState, type ReactNode } from 'react';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { colorScheme } from '@20x/kit';
import { LucideProvider } from 'lucide-react';
import { adminTheme } from './admin-theme';

/** Mantine with the product's look. Only the admin area pays for it: public pages are plain elements. */
export function AdminTheme({ children }: { readonly children: ReactNode }) {
  const [manager] = useState(colorSchemeManager);
  return (
    <MantineProvider theme={adminTheme} defaultColorScheme="light" colorSchemeManager={manager}>
      <LucideProvider size={16} strokeWidth={1.5}>
        {children}
      </LucideProvider>
    </MantineProvider>
  );
}

/** Lets Mantine see and choose what the page's own switch keeps. */
function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: colorScheme.current,
    set: (scheme) => colorScheme.choose(scheme === 'dark' ? 'dark' : 'light'),
    subscribe(onUpdate) {
      stop = colorScheme.follow(onUpdate);
    },
    unsubscribe: () => stop?.(),
    clear: () => colorScheme.choose('light'),
  };
}
