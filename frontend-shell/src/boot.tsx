import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoot, makeStore, preloadRoute, reportToServer, reportUncaught, siteBase, sitePath } from '@20x/kit';
import { nowhere } from '@20x/shared/page-path';
import { ErrorPage } from './ErrorPage';
import { followDocuments } from './owner-documents';
import { initialState, pageData } from './page-data';
import { nextTask } from './next-task';
import { loadRemote } from './remotes';
import { Shell } from './Shell';
import { silently } from './silently';

async function boot(root: HTMLElement) {
  const { origin } = window.location;
  const pathname = pageData.preview?.path ?? window.location.pathname;
  // The document knows: scripts of the site's owner run in a rendered one, whatever its address, and never see a session.
  const name = pageData.state ? 'public' : 'admin';
  const remote = await loadRemote(name);
  await nextTask();
  const path = sitePath(pathname);
  await preloadRoute(remote, pageData.isMissing ? nowhere : path);
  await nextTask();
  const preview = pageData.preview && (await remote.loadPreview?.(pathname));
  const transport = { fetch: preview?.fetch ?? window.fetch.bind(window), origin };
  const credentials = remote.credentials?.(transport);
  const store = makeStore({ ...transport, credentials, preloadedState: initialState(pageData) });
  const site = {
    publicUrl: pageData.publicUrl,
    warn: (message: string) => warnOf(message, pathname),
    isPreview: pageData.preview !== undefined,
    // A preview's document leaves out the owner's additions on purpose.
    ...(!preview && { shows }),
  };
  const follow = followDocuments(pageData.state !== undefined, () => window.location.reload());
  // The document holds the graph of its own page.
  let isFirst = pageData.state !== undefined;
  function shows(shown: string, ownHtml: string) {
    follow(shown, ownHtml);
    if (!isFirst) void remote.showGraph?.({ path: shown, store, site });
    isFirst = false;
  }
  const app = (
    <StrictMode>
      <AppRoot store={store} site={site}>
        <BrowserRouter basename={siteBase(pathname)} window={preview?.window}>
          <Shell initial={{ name, remote }} missing={pageData.isMissing && path} />
        </BrowserRouter>
      </AppRoot>
    </StrictMode>
  );
  if (pageData.state) {
    startTransition(() => void hydrateRoot(root, app, silently));
    // React answers presses from here on; the document repeats one that came before.
    window.dispatchEvent(new Event('takeover'));
  } else createRoot(root, silently).render(app);
  preview?.start(store);
}

/** The server already logged the first page's warnings when it rendered that page. */
function warnOf(message: string, firstPath: string) {
  if (window.location.pathname !== firstPath) reportToServer('warning', message);
}

/** A page that the server rendered stays readable without its code; only the bare document shows the error page. */
function showFailure(root: HTMLElement, error: unknown) {
  reportToServer('exception', error);
  if (!pageData.state) createRoot(root, silently).render(<ErrorPage />);
}

const root = document.getElementById('root');
reportUncaught({ quiet: process.env.NODE_ENV === 'production' });
if (root) boot(root).catch((error: unknown) => showFailure(root, error));
