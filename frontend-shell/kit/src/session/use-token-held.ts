import { useSyncExternalStore } from 'react';
import { tokenStore } from './token-store';

/** Whether this browser holds an administrator's token; it may have ended. Public pages never send it. */
export const useTokenHeld = (): boolean =>
  useSyncExternalStore(
    (onChange) => tokenStore.subscribe(onChange),
    () => tokenStore.read() !== null,
    () => false,
  );
