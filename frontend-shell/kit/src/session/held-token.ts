/** Where browsers keep an administrator's token. */
export const tokenKey = 'auth_token';

/** What this browser stores at a key; null also where its storage is blocked. */
export function storedItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Calls the listener when another tab may have changed the token. Returns a function that stops it. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) listener();
  };
  // A page that comes back from the history may have missed a change.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
