import { useIsReachable } from '../ui/connection';

/** In place of a screen whose code is on its way. */
export function ScreenLoading() {
  return (
    <p role="status">{useIsReachable() ? 'Loading...' : 'This screen opens as soon as the connection is back.'}</p>
  );
}
