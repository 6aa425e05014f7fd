import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RemoteRoutes, reportToServer, startSession, useAppDispatch, type RemoteModule } from '@20x/kit';
import { nowhere } from '@20x/shared/page-path';
import { ErrorPage } from './ErrorPage';
import { PageBoundary } from './PageBoundary';
import { loadRemote, remoteFor, type RemoteName } from './remotes';
import { usePrefetch } from './use-prefetch';

interface ShellProps {
  readonly initial: { readonly name: RemoteName; readonly remote: RemoteModule };
  /** The page renders for an anonymous visitor. Default: false. */
  readonly isPreview?: boolean;
  /** The server has no page at this path. */
  readonly missing?: string | false | undefined;
}

/** Shows the remote that owns the path, and keeps the session. */
export function Shell({ initial, isPreview = false, missing }: ShellProps) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => (isPreview ? undefined : dispatch(startSession())), [dispatch, isPreview]);
  const { remote, isMissing } = useRemote(pathname, initial);
  usePrefetch(remoteFor(pathname), remote);
  if (isMissing) return <ErrorPage />;
  if (!remote) return <p role="status">Loading...</p>;
  return (
    <PageBoundary place={pathname}>
      <RemoteRoutes remote={remote} location={pathname === missing ? nowhere : undefined} onReady={announceReady} />
    </PageBoundary>
  );
}

/** The remote of a path; one that failed to load is requested again at the next path. */
function useRemote(pathname: string, initial: ShellProps['initial']) {
  const name = remoteFor(pathname);
  const [remotes, setRemotes] = useState<Partial<Record<RemoteName, RemoteModule>>>({ [initial.name]: initial.remote });
  const [missingAt, setMissingAt] = useState<string | null>(null);
  const remote = remotes[name];
  useEffect(() => {
    if (remote) return;
    loadRemote(name).then(
      (module) => setRemotes((known) => ({ ...known, [name]: module })),
      (error: unknown) => {
        reportToServer('exception', error);
        setMissingAt(pathname);
      },
    );
  }, [name, remote, pathname]);
  return { remote, isMissing: !remote && missingAt === pathname };
}

/** Marks for tests and measurements that the first page is hydrated. */
function announceReady() {
  if (performance.getEntriesByName('hydrated').length > 0) return;
  performance.mark('hydrated');
  document.getElementById('root')?.setAttribute('data-hydrated', '');
}
