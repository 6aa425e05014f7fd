import { api, siteDataSeconds } from './client';

type QueryHook = (arg: never, options?: Readonly<Record<string, unknown>>) => unknown;

/** A hook that refetches when it mounts after the data has expired; other queries are read once. */
function timed<Hook>(hook: Hook): Hook {
  const useTimed: QueryHook = (arg, options) =>
    (hook as QueryHook)(arg, { refetchOnMountOrArgChange: siteDataSeconds, ...options });
  return useTimed as Hook;
}

export const useGetLayoutQuery = timed(api.useGetLayoutQuery);
export const useListSettingsQuery = timed(api.useListSettingsQuery);
export const useListFeaturesQuery = timed(api.useListFeaturesQuery);
