import { sitePath, type RemoteModule } from '@20x/kit';
import { pageData } from './page-data';

export type RemoteName = 'public' | 'admin';

/** What a remote's entry script leaves in the global variable `mf_NAME`. */
interface Container {
  init(scope: unknown): Promise<void> | void;
  get(module: './App'): Promise<() => { default: RemoteModule }>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** The front end that owns a path. */
export function remoteFor(pathname: string): RemoteName {
  return /^\/(admin|login)(\/|$)/.test(sitePath(pathname)) ? 'admin' : 'public';
}

const loading = new Map<RemoteName, Promise<RemoteModule>>();

/** Loads a remote's code once; throws when it cannot be had, and another call tries again. */
export function loadRemote(name: RemoteName): Promise<RemoteModule> {
  const known = loading.get(name);
  if (known) return known;
  const remote = load(name);
  loading.set(name, remote);
  remote.catch(() => loading.delete(name));
  return remote;
}

async function load(name: RemoteName): Promise<RemoteModule> {
  await __webpack_init_sharing__('default');
  const container = containerOf(name) ?? (await fetchContainer(name));
  await container.init(__webpack_share_scopes__.default);
  const module = await container.get('./App');
  return module().default;
}

const containerOf = (name: RemoteName) => (window as unknown as Record<string, Container | undefined>)[`mf_${name}`];

async function fetchContainer(name: RemoteName): Promise<Container> {
  const address = pageData.remotes[name];
  // The document of the first page loads its remote itself, right after this script.
  const inDocument = document.querySelector<HTMLScriptElement>(`script[src="${address}"]:not([data-failed])`);
  const script =
    inDocument ?? document.head.appendChild(Object.assign(document.createElement('script'), { src: address }));
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => {
      script.dataset.failed = '';
      reject(new Error(`The ${name} front end is not available.`));
    });
  });
  const container = containerOf(name);
  if (!container) throw new Error(`The ${name} front end is not available.`);
  return container;
}
