type BackGuard = () => boolean;

let guard: BackGuard | null = null;

// Browsers call a window's listeners in the order of their registration, so this one runs before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (guard?.()) event.stopImmediatePropagation();
  });
}

/** Runs the guard before the router handles Back or Forward; the router keeps its page while the guard returns true. Returns
 * a function that removes it. */
export function guardBack(next: BackGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
