import { useSyncExternalStore } from 'react';
import { onTokenChange, storedItem, tokenKey } from '@20x/kit';

/** Whether this browser holds an administrator's token; it may have ended. Public pages never send it. */
export const useTokenHeld = (): boolean =>
  useSyncExternalStore(
    onTokenChange,
    () => storedItem(tokenKey) !== null,
    () => false,
  );
