import { lazy, type ComponentType } from 'react';
import type { RemoteModule, RemoteRoute } from './contract';
import { routeFor } from './match-route';
import { atOnce } from './resolved';

const loaded = new WeakMap<RemoteRoute, Awaited<ReturnType<RemoteRoute['load']>>>();
const pages = new WeakMap<RemoteRoute, ComponentType>();

/** Loads a page's code, so that its first render does not wait and hydration finds the server's page. */
export async function preloadRoute(remote: RemoteModule, pathname: string): Promise<void> {
  const match = routeFor(remote, pathname);
  if (match && !loaded.has(match.route)) loaded.set(match.route, await match.route.load());
}

/** A route keeps the same component: code that a prefetch loads must not remount the page that shows. */
export function pageOf(route: RemoteRoute): ComponentType {
  const known = pages.get(route);
  if (known) return known;
  const page = lazy(() => {
    const code = loaded.get(route);
    return code ? atOnce(code) : route.load();
  });
  pages.set(route, page);
  return page;
}
