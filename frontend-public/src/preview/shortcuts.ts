import type { PreviewAction } from '@20x/kit';

type EditorKey = 'undo' | 'redo' | 'save' | 'publish' | 'escape';

/** What a key means while the page has the focus: for the editor, or for what is selected. */
export function shortcutOf(event: KeyboardEvent): { readonly editor: EditorKey } | PreviewAction | 'write' | null {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    switch (key.toLowerCase()) {
      case 'z':
        return { editor: shiftKey ? 'redo' : 'undo' };
      case 's':
        return { editor: 'save' };
      case 'enter':
        return shiftKey ? { editor: 'publish' } : null;
      case 'd':
        return shiftKey ? null : 'duplicate';
      default:
        return null;
    }
  }
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null;
  if (key === 'Escape') return { editor: 'escape' };
  if (key === 'Enter' || key === 'F2') return 'write';
  return key === 'Delete' ? 'delete' : null;
}
