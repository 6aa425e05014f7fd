import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import type { RemoteModule } from './contract';
import { pageOf } from './route-code';

interface RemoteRoutesProps {
  readonly remote: RemoteModule;
  /** The path whose page shows. Default: the browser's. */
  readonly location?: string | undefined;
  /** Called once the first page is hydrated. */
  readonly onReady?: () => void;
}

/** The pages of a remote inside its layout. */
export function RemoteRoutes({
  remote: { routes, Layout, Loading = DefaultLoading },
  location,
  onReady,
}: RemoteRoutesProps) {
  const content = (
    <Routes location={location}>
      {routes.map((route) => {
        const Page = pageOf(route);
        // Each route has its own boundary: a shared one would keep showing the old page without any sign of loading.
        const page = (
          <Suspense key={route.path} fallback={<Loading />}>
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

const DefaultLoading = () => <p role="status">Loading...</p>;

/** Its effect runs after the page beside it is hydrated. */
function Ready({ onReady }: Pick<RemoteRoutesProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
