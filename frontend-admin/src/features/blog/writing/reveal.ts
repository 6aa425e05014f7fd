import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Pixels: a gap below what sticks above the text, and room for the actions that a phone has at the bottom. */
const room = { above: 24, below: 96 };

/** Marks the bar that stays above the text while it scrolls. */
export const stickyBar = { 'data-sticky-bar': '' };

/** Scrolls the cursor, or the match that is selected, out from under what covers the text. The editor knows of none of it. */
export function reveal(view: EditorView): void {
  const bar = document.querySelector('[data-sticky-bar]');
  const end = (window.visualViewport?.height ?? window.innerHeight) - room.below;
  const place = placeOf(view);
  const tooHigh = place.top - (bar?.getBoundingClientRect().bottom ?? 0) - room.above;
  const tooLow = place.bottom - end;
  const top = tooHigh < 0 ? tooHigh : Math.max(0, Math.min(tooLow, tooHigh));
  // At once: the next key would stop a smooth scroll half-way.
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}

function placeOf(view: EditorView): Pick<DOMRect, 'top' | 'bottom'> {
  const { selection } = view.state;
  const node = selection instanceof NodeSelection && view.nodeDOM(selection.from);
  return node instanceof Element ? node.getBoundingClientRect() : view.coordsAtPos(selection.head, -1);
}
