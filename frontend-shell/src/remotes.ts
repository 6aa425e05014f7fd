import { getInstance } from '@module-federation/enhanced/runtime';
import { sitePath, type RemoteModule } from '@20x/kit';
import { pageData } from './page-data';

export type RemoteName = 'public' | 'admin';

/** The front end that owns a path. */
export function remoteFor(pathname: string): RemoteName {
  return /^\/(admin(\/|$)|login$)/.test(sitePath(pathname)) ? 'admin' : 'public';
}

const federation = getInstance();
federation?.registerRemotes(
  Object.entries(pageData.remotes).map(([name, entry]) => ({ name: `mf_${name}`, entry, type: 'var' as const })),
);

/**
 * Loads a remote's code once. Throws when it cannot be loaded; the next call tries again. The document of the first page
 * loads its remote itself, right after this script.
 */
export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  const module = await federation?.loadRemote<{ default: RemoteModule }>(`mf_${name}/App`);
  if (!module) throw new Error(`The ${name} front end is not available.`);
  return module.default;
}
