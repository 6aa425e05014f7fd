import type { EditorProps } from '@tiptap/pm/view';
import { cleanPaste } from './clean-paste';
import { linkSelected } from './link-selected';
import { fromMarkdown } from './markdown';
import { isTooLong, isTooLongText } from './paste-limits';

/** How a text takes what is pasted; `refuse` is called when it is too long to be taken. `takesSections`: it is that of a post. */
export const pasting = (refuse: () => void, takesSections = false): EditorProps => {
  // Asked before it is read: reading is what takes long.
  const refuseLong = (event: Event, data: DataTransfer | null) => {
    if (!data || !isTooLong(data)) return false;
    event.preventDefault();
    refuse();
    return true;
  };
  return {
    handleDOMEvents: {
      paste: (_, event) => refuseLong(event, event.clipboardData),
      // What is moved within the text is there already.
      drop: ({ dragging }, event) => !dragging && refuseLong(event, event.dataTransfer),
    },
    handlePaste: (view, { clipboardData }, { content }) => {
      if (linkSelected(view, clipboardData?.getData('text/plain') ?? '')) return true;
      const isRefused = content.content.some(isTooLongText);
      if (isRefused) refuse();
      return isRefused;
    },
    transformPastedHTML: (html) => cleanPaste(html, takesSections),
    // The types ask for a slice, but nothing means that the editor goes on by itself.
    clipboardTextParser: (text, context, isPlain) =>
      (isPlain ? null : fromMarkdown(text, context, takesSections)) as never,
  };
};
