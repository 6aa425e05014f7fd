import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { RemoteRoutes, useAppStore, type RemoteModule } from '@20x/kit';
import { nowhere } from '@20x/shared/page-path';
import { PageBoundary } from './PageBoundary';
import { remoteFor, type RemoteName } from './remotes';
import { usePrefetch } from './use-prefetch';

interface ShellProps {
  readonly initial: { readonly name: RemoteName; readonly remote: RemoteModule };
  /** The server has no page at this path. */
  readonly missing?: string | false | undefined;
  /** Loads the document of the current address. Default: the browser. */
  readonly load?: () => void;
}

/** Shows the pages of the document's remote. */
export function Shell({ initial, missing, load = reload }: ShellProps) {
  const { pathname } = useLocation();
  const { name, remote } = initial;
  const store = useAppStore();
  useEffect(() => remote.start?.(store), [remote, store]);
  const isOwn = pathname === missing || remoteFor(pathname) === name;
  usePrefetch(name, remote);
  // Of the other remote: its document has another policy, and what runs in this one must not run there.
  useEffect(() => {
    if (!isOwn) load();
  }, [isOwn, load]);
  if (!isOwn) return <p role="status">Loading...</p>;
  return (
    <PageBoundary place={pathname}>
      <RemoteRoutes remote={remote} location={pathname === missing ? nowhere : undefined} onReady={announceReady} />
    </PageBoundary>
  );
}

const reload = () => window.location.reload();

/** Marks for tests and measurements that the first page is hydrated. */
function announceReady() {
  if (performance.getEntriesByName('hydrated').length > 0) return;
  performance.mark('hydrated');
  document.getElementById('root')?.setAttribute('data-hydrated', '');
}
