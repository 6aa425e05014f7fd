import { onTokenChange, storedItem, tokenKey } from '@20x/kit';
import { holdPageKey, pageKeyOf } from './page-key';
import { claimsOf } from './token-claims';

const endKey = 'auth_token_ends';

export interface StoredToken {
  readonly token: string;
  /** When it ends, in milliseconds by this machine's clock; Infinity when that is unknown. */
  readonly endsAt: number;
  /** False where the API refuses it, because it wants a key that this document does not hold. */
  readonly isUsable: boolean;
}

const listeners = new Set<() => void>();

/** The token in browser storage, shared by all tabs. Signing in needs storage that is not blocked. */
export const tokenStore = {
  read(): StoredToken | null {
    const stored = storedItem(tokenKey);
    // Any script of the site can write to the storage; a header cannot hold everything.
    if (!stored || !/^[\w.-]+$/.test(stored)) return null;
    const { token } = partsOf(stored);
    const { exp = Infinity, sub, brw = false } = claimsOf(token);
    const key = brw ? pageKeyOf(sub) : undefined;
    return {
      token: key === undefined ? token : `${token}.${key}`,
      endsAt: Number(storedItem(endKey)) || exp * 1000,
      isUsable: !brw || key !== undefined,
    };
  },

  /** Keeps all of it but the page key, which scripts of other pages must not find. */
  write(given: string): void {
    const { token, key } = partsOf(given);
    const { iat = 0, exp = Infinity, sub = '' } = claimsOf(token);
    if (key !== undefined) holdPageKey({ user: sub, key });
    // The lifetime counts from now: the clock of this machine may differ from the server's.
    writeItems({ [endKey]: String(Date.now() + (exp - iat) * 1000), [tokenKey]: token });
  },

  remove(): void {
    writeItems({ [tokenKey]: null, [endKey]: null });
  },

  /** Notifies about every change, in this tab or in another. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stopFollowing = onTokenChange(listener);
    return () => {
      listeners.delete(listener);
      stopFollowing();
    };
  },
};

/** The signed token, and the page key that the API puts behind that of a browser. */
function partsOf(given: string): { token: string; key: string | undefined } {
  const parts = given.split('.');
  return { token: parts.slice(0, 3).join('.'), key: parts[3] };
}

function writeItems(items: Readonly<Record<string, string | null>>): void {
  try {
    for (const [key, value] of Object.entries(items)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
