import type { PreviewStage } from '@20x/kit';
import { openBridge } from './bridge';
import { countAsSign } from '../ui/first-sign';
import { Editing, type PreviewParts } from './editing';
import { keepInside } from './links';
import { PreviewRequests } from './requests';
import { windowAt } from './window-at';

/** Makes the page of this path, which the server rendered from a draft, into a preview. */
export function previewStage(path: string): PreviewStage {
  const requests = new PreviewRequests();
  keepInside();
  countAsSign();
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
