import type { PreviewStage } from '@20x/kit';
import { openBridge } from './bridge';
import { countAsInteraction } from '../ui/interaction';
import { Editing, type PreviewParts } from './editing';
import { keepInside } from './links';
import { PreviewRequests } from './requests';

/** Makes the page of this path, which the server rendered from a draft, into a preview. */
export function previewStage(path: string): PreviewStage {
  const requests = new PreviewRequests();
  keepInside();
  countAsInteraction();
  return {
    window: windowAt(path),
    fetch: requests.fetch,
    start: (store) => void listen({ store, path, requests }),
  };
}

/** Only a page that shows in an editor's frame, or in a window that an editor opened, listens; the nonce comes with its address. */
async function listen(parts: Pick<PreviewParts, 'store' | 'path' | 'requests'>) {
  const nonce = /^#editor=([\w-]{16,64})$/.exec(window.location.hash)?.[1];
  const editor = window.parent === window ? (window.opener as Window | null) : window.parent;
  const token = /^\/preview\/([\w-]+)$/.exec(window.location.pathname)?.[1];
  if (nonce === undefined || token === undefined || !editor) return;
  await hydrated();
  let editing: Editing | undefined;
  const send = openBridge({ nonce, editor }, (command) => {
    if (command.type === 'start') editing ??= new Editing({ ...parts, token, send }, command);
    else editing?.obey(command);
  });
  send({ type: 'ready' });
}

/** What is patched before React has taken the page over would not fit what it finds. */
function hydrated(): Promise<void> {
  const root = document.getElementById('root');
  return new Promise((resolve) => {
    const isReady = () => root?.hasAttribute('data-hydrated') === true;
    if (!root || isReady()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isReady()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributes: true, attributeFilter: ['data-hydrated'] });
  });
}

/** A window for the router whose address is the page's own: the browser's one names the preview. It goes nowhere. */
function windowAt(path: string): Window {
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
