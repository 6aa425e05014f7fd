import { MantineProvider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SiteProvider, type Site } from './site-context';
import type { AppStore } from './store';
import { colorSchemeManager } from './theme/color-scheme-manager';
import { theme } from './theme/theme';

interface AppRootProps {
  readonly store: AppStore;
  readonly site: Site;
  readonly children: ReactNode;
}

/** The providers around everything, the same on the server and in the browser. */
export function AppRoot({ store, site, children }: AppRootProps) {
  const [manager] = useState(colorSchemeManager);
  return (
    <Provider store={store}>
      <MantineProvider theme={theme} defaultColorScheme="light" colorSchemeManager={manager}>
        <SiteProvider value={site}>{children}</SiteProvider>
      </MantineProvider>
    </Provider>
  );
}
