/** Of a page that nobody shows in a frame: what follows a click, in the preview's bar. */
const notices = {
  link: (address: string) => [`This link leaves the preview and opens the live site. `, anchorTo(address)] as const,
  form: () => ['Forms are not sent from a preview.'] as const,
};

/** Links do not leave the preview by themselves and forms are not sent. Clicks that a script makes go through. */
export function keepInside(): void {
  if (isEmbedded()) document.querySelector('#preview-bar .close')?.remove();
  window.addEventListener('click', onClick, { capture: true });
  window.addEventListener('auxclick', onClick, { capture: true });
  window.addEventListener('submit', onSubmit, { capture: true });
}

const isEmbedded = () => window.parent !== window;

function onClick(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !event.isTrusted) return;
  // The bar's own links lead out, past the router, which stays: but not out of an editor's frame.
  if (link.closest('#preview-bar') && !isEmbedded()) return event.stopPropagation();
  const { origin, pathname, search, hash, href } = link;
  event.preventDefault();
  event.stopPropagation();
  const isOnPage = link.getAttribute('href')?.startsWith('#');
  if (isOnPage) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  else if (!isEmbedded() && href)
    showNotice(notices.link(origin === window.location.origin ? pathname + search + hash : href));
}

function onSubmit(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  showNotice(notices.form());
}

/** Shows a notice in the preview's bar; without parts there is none. */
export function showNotice(parts: readonly (string | Node)[]) {
  document.querySelector('#preview-bar [role="status"]')?.replaceChildren(...parts);
}

function anchorTo(address: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.rel = 'noreferrer';
  anchor.textContent = `Go to ${address}`;
  return anchor;
}
