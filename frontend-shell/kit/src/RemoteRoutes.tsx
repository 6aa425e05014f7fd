import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import type { RemoteModule, RemoteRoute } from './contract';
import { routeFor } from './match-route';

const loaded = new WeakMap<RemoteRoute, ComponentType>();
const pending = new WeakMap<RemoteRoute, ComponentType>();

/** Loads the page that will render first, so that the first render does not wait and hydration finds the server's page. */
export async function preloadRoute(remote: RemoteModule, pathname: string): Promise<void> {
  const match = routeFor(remote, pathname);
  if (match && !loaded.has(match.route)) loaded.set(match.route, (await match.route.load()).default);
}

function pageOf(route: RemoteRoute): ComponentType {
  const page = loaded.get(route) ?? pending.get(route) ?? lazy(() => route.load());
  if (!loaded.has(route)) pending.set(route, page);
  return page;
}

interface RemoteRoutesProps {
  readonly remote: RemoteModule;
  /** Called when the first page stands and reacts. */
  readonly onReady?: () => void;
}

/** The pages of a remote inside its layout. */
export function RemoteRoutes({ remote: { routes, Layout }, onReady }: RemoteRoutesProps) {
  const pages = (
    <Suspense fallback={<p role="status">Loading...</p>}>
      <Routes>
        {routes.map((route) => {
          const Page = pageOf(route);
          return <Route key={route.path} path={route.path} element={<Page />} />;
        })}
      </Routes>
      <Ready onReady={onReady} />
    </Suspense>
  );
  return Layout ? <Layout>{pages}</Layout> : pages;
}

/** Its effect runs after the page beside it was hydrated. */
function Ready({ onReady }: Pick<RemoteRoutesProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
