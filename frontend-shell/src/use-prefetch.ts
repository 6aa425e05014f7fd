import { preloadRoute, routeFor, siteBase, sitePath, useAppStore, type AppStore, type RemoteModule } from '@20x/kit';
import { useEffect } from 'react';
import { remoteFor, type RemoteName } from './remotes';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads code and data of a page of this remote as soon as the visitor points at a link to it. */
export function usePrefetch(name: RemoteName, remote: RemoteModule): void {
  const store = useAppStore();
  useEffect(() => {
    const asked = new Set<string>();
    const onIntent = ({ target }: Event) => {
      const path = target instanceof Element ? pathOf(target.closest('a')) : undefined;
      if (path === undefined || remoteFor(path) !== name || asked.has(path)) return;
      asked.add(path);
      void prefetch(remote, store, path);
    };
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [name, remote, store]);
}

/** The path in the site of a link that the router would follow; undefined for any other. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = window.location;
  const url = new URL(link.href);
  const isElsewhere = url.origin !== origin || siteBase(url.pathname) !== siteBase(pathname);
  return isElsewhere || url.pathname === pathname || isFile(url.pathname) ? undefined : sitePath(url.pathname);
}

const isFile = (path: string) => /\.\w+$/.test(path);

/** A page that failed to load is requested again when it is opened. */
async function prefetch(remote: RemoteModule, store: AppStore, path: string): Promise<void> {
  const match = routeFor(remote, path);
  if (!match || match.route.path === '*') return;
  const context = { store, params: match.params, url: new URL(path, window.location.origin) };
  await Promise.allSettled([preloadRoute(remote, path), match.route.loadData?.(context)]);
}
