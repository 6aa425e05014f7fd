import { fewExtensions, richTextExtensions } from '@20x/kit/rich-text/extensions';
import { isSameMarkup } from '@20x/kit/rich-text/same-markup';
import { asMarkup, storedHtml } from '@20x/kit/rich-text/stored-html';
import { Editor } from '@tiptap/core';
import prose from '../ui/Prose.module.css';
import { editSession, type OpenEdit, type TextReports } from './text-editing';

/** Where in the window someone pointed. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface RichTextEdit extends TextReports {
  /** Shows the text, and nothing else. */
  readonly holder: Element;
  readonly value: string;
  /** Of its markup. */
  readonly limit: number | undefined;
  readonly tools: 'all' | 'few';
  /** Where the writing begins; at the end without one. */
  readonly point: Point | undefined;
}

/**
 * Lets a text with markup be written in its place on the page, by the rules of the editor's own control; what is pasted
 * comes as plain text. Null for markup that would be lost.
 */
export function editRichText({ holder, value, limit, tools, point, ...reports }: RichTextEdit): OpenEdit | null {
  const nodes = [...holder.childNodes];
  holder.replaceChildren();
  const editor = editorIn(holder, value, tools);
  const text = () => storedHtml(editor.getHTML());
  const before = text();
  const restore = () => {
    editor.destroy();
    holder.replaceChildren(...nodes);
  };
  if (!isSameMarkup(asMarkup(value), before)) {
    restore();
    return null;
  }
  const counted = (): readonly [string, boolean] => {
    const markup = text().length;
    return limit !== undefined && markup > limit
      ? [`${markup} / ${limit} with markup`, true]
      : [`${editor.getText().length} · Ctrl+Enter to finish`, false];
  };
  const session = editSession({ ...reports, before, text, counted, restore });
  const { signal } = session;
  const { dom } = editor.view;
  editor.on('update', session.change);
  dom.addEventListener('blur', () => session.end(), { signal });
  // Before the editor, for which Control Enter is a new line.
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isKept = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isKept && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    session.end(isKept);
  };
  dom.addEventListener('keydown', onKey, { capture: true, signal });
  for (const type of ['keydown', 'keyup']) dom.addEventListener(type, (event) => event.stopPropagation(), { signal });

  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  editor.commands.setTextSelection(at ?? editor.state.doc.content.size);
  dom.focus({ preventScroll: true });
  session.count();
  return session;
}

const editorIn = (element: Element, value: string, tools: RichTextEdit['tools']) =>
  new Editor({
    element,
    extensions: tools === 'few' ? fewExtensions : richTextExtensions,
    content: asMarkup(value),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', class: prose.root ?? '', style: 'outline: none' },
      handlePaste: (view, { clipboardData }) => view.pasteText(clipboardData?.getData('text/plain') ?? ''),
      handleDrop: () => true,
    },
  });
