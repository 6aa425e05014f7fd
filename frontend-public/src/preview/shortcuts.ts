import type { PreviewAction, PreviewKey } from '@20x/kit';

export type PageKey =
  | { readonly editor: PreviewKey }
  | { readonly act: PreviewAction }
  | { readonly add: 'before' | 'after' }
  /** So many parts of the page on; `Infinity` is its end. */
  | { readonly go: number }
  | { readonly goSection: 1 | -1 }
  | 'write'
  | 'around';

const editor = (key: PreviewKey): PageKey => ({ editor: key });
const act = (action: PreviewAction): PageKey => ({ act: action });

const plain: Readonly<Record<string, PageKey>> = {
  Escape: 'around',
  Enter: 'write',
  F2: 'write',
  Delete: act('delete'),
  Backspace: act('delete'),
  h: act('hide'),
  Insert: { add: 'after' },
  ArrowDown: { go: 1 },
  ArrowRight: { go: 1 },
  ArrowUp: { go: -1 },
  ArrowLeft: { go: -1 },
  Home: { go: -Infinity },
  End: { go: Infinity },
  PageDown: { goSection: 1 },
  PageUp: { goSection: -1 },
  '?': editor('help'),
  Tab: editor('after'),
};
const withAlt: Readonly<Record<string, PageKey>> = {
  ArrowUp: act('up'),
  ArrowLeft: act('up'),
  ArrowDown: act('down'),
  ArrowRight: act('down'),
  Enter: { add: 'before' },
};

/** What a key means while the page has the focus: for the editor, or for what is selected. */
export function shortcutOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): PageKey | null {
  if (ctrlKey || metaKey) {
    switch (key.toLowerCase()) {
      case 'z':
        return editor(shiftKey ? 'redo' : 'undo');
      case 'y':
        return shiftKey ? null : editor('redo');
      case 'k':
        return shiftKey ? null : editor('palette');
      case 'b':
        return shiftKey ? null : editor('sidebar');
      case 's':
        return shiftKey ? null : editor('save');
      case 'enter':
        return shiftKey ? editor('publish') : { add: 'after' };
      case 'd':
        return shiftKey ? null : act('duplicate');
      default:
        return null;
    }
  }
  if (altKey) return withAlt[key] ?? null;
  if (shiftKey && key === 'Tab') return editor('before');
  if (shiftKey && key === 'Insert') return { add: 'before' };
  if (shiftKey && key === 'H') return act('hide');
  return plain[key] ?? null;
}
