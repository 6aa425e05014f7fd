import type { PreviewKey } from '@20x/kit';

const keys: Readonly<Partial<Record<PreviewKey, KeyboardEventInit>>> = {
  undo: { key: 'z', ctrlKey: true },
  redo: { key: 'z', ctrlKey: true, shiftKey: true },
  save: { key: 's', ctrlKey: true },
  publish: { key: 'Enter', ctrlKey: true, shiftKey: true },
  help: { key: '?' },
  palette: { key: 'k', code: 'KeyK', ctrlKey: true },
  sidebar: { key: 'b', code: 'KeyB', ctrlKey: true },
};
/** Where the focus goes from the page, the best place first. */
const neighbours: Readonly<Partial<Record<PreviewKey, readonly string[]>>> = {
  before: ['[role="tree"] [tabindex="0"]', '[data-part="outline"]'],
  after: ['[data-part="inspector"]', '[data-part="side"] [role="tab"][tabindex="0"]'],
};

/** A key that was pressed on the page does here what it does everywhere in the editor. */
export function pressKey(key: PreviewKey): void {
  const places = neighbours[key];
  if (places) {
    places
      .map((place) => document.querySelector<HTMLElement>(place))
      .find(Boolean)
      ?.focus();
    return;
  }
  const page = document.activeElement;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keys[key], bubbles: true }));
  // Undo goes to the field that changed; a person on the page stays there.
  if ((key === 'undo' || key === 'redo') && page instanceof HTMLIFrameElement) page.contentWindow?.focus();
}
