import type { Editor } from '@tiptap/core';

/** Types at the cursor as a keyboard does, so that Markdown is heard. */
export function typeInto({ view }: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))) view.dispatch(insert());
  }
}
