import { matchRoutes, type Params } from 'react-router';
import type { RemoteModule, RemoteRoute } from './contract';

export interface RouteMatch {
  readonly route: RemoteRoute;
  readonly params: Params;
}

/** The route which the router will render for a path, chosen by the router's own ranking. */
export function routeFor({ routes }: RemoteModule, pathname: string): RouteMatch | null {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  return match ? { route: match.route.handle, params: match.params } : null;
}
