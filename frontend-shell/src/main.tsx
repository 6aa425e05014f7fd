import { StrictMode, Suspense, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoot, browserCredentials, makeStore, preloadRoute, siteBase, sitePath } from '@20x/kit';
import { pageData } from './page-data';
import { loadRemote, remoteFor } from './remotes';
import { Shell } from './Shell';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

async function boot(root: HTMLElement) {
  const { pathname } = window.location;
  const name = remoteFor(pathname);
  const remote = await loadRemote(name);
  await preloadRoute(remote, sitePath(pathname));
  const transport = { fetch: window.fetch.bind(window), origin: window.location.origin };
  const credentials = browserCredentials(transport);
  const store = makeStore({ ...transport, credentials, preloadedState: pageData.state ?? {} });
  const site = { publicUrl: pageData.publicUrl, warn: () => undefined };
  const app = (
    <StrictMode>
      <AppRoot store={store} site={site}>
        <BrowserRouter basename={siteBase(pathname)}>
          <Suspense>
            <Shell initial={{ name, remote }} />
          </Suspense>
        </BrowserRouter>
      </AppRoot>
    </StrictMode>
  );
  if (pageData.state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void boot(root);
