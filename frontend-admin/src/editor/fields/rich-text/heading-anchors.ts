import type { Editor } from '@tiptap/core';

interface Heading {
  readonly id: string;
  readonly words: string;
  /** Another heading of this text has the same anchor. */
  readonly isShared: boolean;
}

/** The heading at the cursor. */
export function headingAt({ state }: Editor): Heading | null {
  const heading = state.selection.$from.parent;
  if (heading.type.name !== 'heading') return null;
  const id = (heading.attrs.id as string | null) ?? '';
  let others = 0;
  state.doc.descendants((node) => {
    if (id !== '' && node !== heading && node.attrs.id === id) others += 1;
  });
  return { id, words: heading.textContent, isShared: others > 0 };
}

/** An empty anchor takes it away. */
export function setAnchor(editor: Editor, id: string): void {
  editor.commands.updateAttributes('heading', { id: id || null });
}
