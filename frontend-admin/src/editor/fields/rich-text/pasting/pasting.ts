import type { EditorProps } from '@tiptap/pm/view';
import { cleanPaste } from './clean-paste';
import { fromMarkdown } from './markdown';

/** How a text takes what is pasted. */
export const pasting: EditorProps = {
  transformPastedHTML: cleanPaste,
  // The types ask for a slice, but nothing means that the editor goes on by itself.
  clipboardTextParser: (text, context, isPlain) => (isPlain ? null : fromMarkdown(text, context)) as never,
};
