type BackGuard = () => boolean;

let guard: BackGuard | null = null;

// Browsers call a window's listeners in the order of their registration: this one stands before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (guard?.()) event.stopImmediatePropagation();
  });
}

/** Asks before the router hears of Back or Forward; while the guard answers true, the router stays where it is. Returns how to stop. */
export function guardBack(next: BackGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
