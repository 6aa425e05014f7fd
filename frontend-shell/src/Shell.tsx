import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { RemoteRoutes, type RemoteModule } from '@20x/kit';
import { loadRemote, remoteFor, type RemoteName } from './remotes';

interface ShellProps {
  readonly initial: { readonly name: RemoteName; readonly remote: RemoteModule };
}

/** Shows the remote that owns the path. */
export function Shell({ initial }: ShellProps) {
  const { pathname } = useLocation();
  const [remotes, setRemotes] = useState<Partial<Record<RemoteName, RemoteModule>>>({ [initial.name]: initial.remote });
  const name = remoteFor(pathname);
  const remote = remotes[name];
  useEffect(() => {
    if (remote) return;
    void loadRemote(name).then((module) => setRemotes((known) => ({ ...known, [name]: module })));
  }, [name, remote]);
  useEffect(() => {
    performance.mark('hydrated');
    document.getElementById('root')?.setAttribute('data-hydrated', '');
  }, []);
  return remote ? <RemoteRoutes remote={remote} /> : <p role="status">Loading...</p>;
}
