import { claimsOf } from './token-claims';

export const tokenKey = 'auth_token';
const endKey = 'auth_token_ends';

export interface StoredToken {
  readonly token: string;
  /** When it ends, in milliseconds by this machine's clock; Infinity when that is unknown. */
  readonly endsAt: number;
}

const listeners = new Set<() => void>();

/** The token in browser storage, shared by all tabs. Signing in needs storage that is not blocked. */
export const tokenStore = {
  read(): StoredToken | null {
    const token = readItem(tokenKey);
    if (!token) return null;
    const { exp = Infinity } = claimsOf(token);
    return { token, endsAt: Number(readItem(endKey)) || exp * 1000 };
  },

  write(token: string): void {
    const { iat = 0, exp = Infinity } = claimsOf(token);
    // The lifetime counts from now: the clock of this machine may differ from the server's.
    writeItems({ [endKey]: String(Date.now() + (exp - iat) * 1000), [tokenKey]: token });
  },

  remove(): void {
    writeItems({ [tokenKey]: null, [endKey]: null });
  },

  /** Notifies about every change, in this tab or in another. */
  subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === tokenKey || key === null) listener();
    };
    // A page that comes back from the history may have missed a change.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  },
};

function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
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
