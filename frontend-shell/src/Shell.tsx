import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RemoteRoutes, startSession, useAppDispatch, type RemoteModule } from '@20x/kit';
import { ErrorPage } from './ErrorPage';
import { PageBoundary } from './PageBoundary';
import { loadRemote, remoteFor, type RemoteName } from './remotes';

interface ShellProps {
  readonly initial: { readonly name: RemoteName; readonly remote: RemoteModule };
}

/** Shows the remote that owns the path, and keeps the session. */
export function Shell({ initial }: ShellProps) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(startSession()), [dispatch]);
  const remote = useRemote(remoteFor(pathname), initial);
  if (remote === 'missing') return <ErrorPage />;
  if (!remote) return <p role="status">Loading...</p>;
  return (
    <PageBoundary place={pathname}>
      <RemoteRoutes remote={remote} onReady={announceReady} />
    </PageBoundary>
  );
}

function useRemote(name: RemoteName, initial: ShellProps['initial']): RemoteModule | 'missing' | undefined {
  const [remotes, setRemotes] = useState<Partial<Record<RemoteName, RemoteModule | 'missing'>>>({
    [initial.name]: initial.remote,
  });
  const remote = remotes[name];
  useEffect(() => {
    if (remote) return;
    const keep = (loaded: RemoteModule | 'missing') => setRemotes((known) => ({ ...known, [name]: loaded }));
    loadRemote(name).then(keep, () => keep('missing'));
  }, [name, remote]);
  return remote;
}

/** Tells tests and measurements that the first page reacts. */
function announceReady() {
  if (performance.getEntriesByName('hydrated').length > 0) return;
  performance.mark('hydrated');
  document.getElementById('root')?.setAttribute('data-hydrated', '');
}
