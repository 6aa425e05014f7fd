/** As long as this an arriving page may take to show its heading. */
const patienceMs = 5000;

/** Gives the focus to what an address leads to: its anchor, or the page's heading as soon as there is one. */
export function arrive(hash: string, onArrival: () => void): () => void {
  if (settle(hash)) {
    onArrival();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!settle(hash)) return;
    stop();
    onArrival();
  });
  const timer = setTimeout(() => {
    stop();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
  return stop;
}

function settle(hash: string): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  const target = hash ? document.getElementById(anchorOf(hash)) : null;
  const fold = target?.closest('details') ?? target?.querySelector('details[data-phone-fold]');
  fold?.setAttribute('open', '');
  target?.scrollIntoView();
  focusOn(target ?? heading);
  return true;
}

/** What takes no focus by itself takes this one. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
