/** A window for the router whose address is the page's own: the browser's one names the preview. It goes nowhere. */
export function windowAt(path: string): Window {
  const { pathname, search, origin, href } = new URL(path, window.location.origin);
  const nothing = () => undefined;
  const standIn = {
    location: { pathname, search, hash: '', origin, href, assign: nothing, replace: nothing },
    history: { state: { idx: 0, key: 'preview', usr: null }, pushState: nothing, replaceState: nothing, go: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  };
  return standIn as unknown as Window;
}
