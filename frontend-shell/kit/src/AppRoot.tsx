import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { SiteProvider, type Site } from './site/site-context';
import type { AppStore } from './store';

interface AppRootProps {
  readonly store: AppStore;
  readonly site: Site;
  readonly children: ReactNode;
}

/** The providers around everything, the same on the server and in the browser. */
export function AppRoot({ store, site, children }: AppRootProps) {
  return (
    <Provider store={store}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </Provider>
  );
}
