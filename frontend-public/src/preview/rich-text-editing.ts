import { fewExtensions, richTextExtensions } from '@20x/kit/rich-text/extensions';
import { asMarkup, isSameMarkup, storedHtml } from '@20x/kit/rich-text/stored-html';
import { Editor } from '@tiptap/core';
import prose from '../ui/Prose.module.css';
import { progressAfterMs, type OpenEdit, type TextReports } from './text-editing';

/** Where in the window somebody pointed. */
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
 * Lets a text with markup be written where it stands, by the rules of the editor's own control; what is pasted comes as
 * plain text. Null for markup that would be lost.
 */
export function editRichText({ holder, value, limit, tools, point, ...reports }: RichTextEdit): OpenEdit | null {
  const nodes = [...holder.childNodes];
  holder.replaceChildren();
  const editor = new Editor({
    element: holder,
    extensions: tools === 'few' ? fewExtensions : richTextExtensions,
    content: asMarkup(value),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', class: prose.root ?? '', style: 'outline: none' },
      handlePaste: (view, { clipboardData }) => view.pasteText(clipboardData?.getData('text/plain') ?? ''),
      handleDrop: () => true,
    },
  });
  const restore = () => {
    editor.destroy();
    holder.replaceChildren(...nodes);
  };
  const text = () => storedHtml(editor.getHTML());
  const before = text();
  if (!isSameMarkup(asMarkup(value), before)) {
    restore();
    return null;
  }

  const listening = new AbortController();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    const [{ length }, markup] = [editor.getText(), text().length];
    const isLong = limit !== undefined && markup > limit;
    reports.onCount(isLong ? `${markup} / ${limit} with markup` : `${length} · Ctrl+Enter to finish`, isLong);
  };
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    reports.onProgress(text());
  };
  const end = (isKept: boolean) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    listening.abort();
    const written = text();
    restore();
    reports.onCount(null, false);
    reports.onEnd(isKept && written !== before ? written : null);
  };

  editor.on('update', () => {
    count();
    timer ??= setTimeout(tell, progressAfterMs);
  });
  const { dom } = editor.view;
  const { signal } = listening;
  dom.addEventListener('blur', () => end(true), { signal });
  // Before the editor, for which Control Enter is a new line.
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isKept = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isKept && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(isKept);
  };
  dom.addEventListener('keydown', onKey, { capture: true, signal });
  for (const type of ['keydown', 'keyup']) dom.addEventListener(type, (event) => event.stopPropagation(), { signal });

  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  editor.commands.setTextSelection(at ?? editor.state.doc.content.size);
  dom.focus({ preventScroll: true });
  count();
  return {
    end: () => end(true),
    flush: () => {
      if (timer !== undefined) tell();
    },
  };
}
