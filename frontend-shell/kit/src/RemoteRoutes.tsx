import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import type { RemoteModule } from './contract';
import { pageOf } from './route-code';

interface RemoteRoutesProps {
  readonly remote: RemoteModule;
  /** Called when the first page stands and reacts. */
  readonly onReady?: () => void;
}

/** The pages of a remote inside its layout. */
export function RemoteRoutes({ remote: { routes, Layout }, onReady }: RemoteRoutesProps) {
  const content = (
    <Routes>
      {routes.map((route) => {
        const Page = pageOf(route);
        // A boundary of each route's own: one that were shared would keep the old page on view, without a word.
        const page = (
          <Suspense key={route.path} fallback={<p role="status">Loading...</p>}>
            <Page />
            <Ready onReady={onReady} />
          </Suspense>
        );
        return <Route key={route.path} path={route.path} element={page} />;
      })}
    </Routes>
  );
  return Layout ? <Layout>{content}</Layout> : content;
}

/** Its effect runs after the page beside it was hydrated. */
function Ready({ onReady }: Pick<RemoteRoutesProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
