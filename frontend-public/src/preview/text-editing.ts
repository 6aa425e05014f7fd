/** What is reported of a text while it is written. */
export interface TextReports {
  /** What is said of its length; null when it is over. */
  readonly onCount: (text: string | null, isLong: boolean) => void;
  /** The text so far, a moment after something was written. */
  readonly onProgress: (text: string) => void;
  /** The new text, or null when the old one stays. */
  readonly onEnd: (text: string | null) => void;
}

export interface OpenEdit {
  end(): void;
  /** Reports what was written since the last report. */
  flush(): void;
}

interface Session extends TextReports {
  readonly before: string;
  readonly text: () => string;
  /** What to say of its length. */
  readonly counted: () => readonly [text: string, isLong: boolean];
  /** Puts the page's own nodes back. */
  readonly restore: () => void;
}

/** Also while someone writes without a pause. */
const progressAfterMs = 300;

/** What the writing of plain and of rich texts has in common; `signal` ends its listeners. */
export function editSession({ before, text, counted, restore, onCount, onProgress, onEnd }: Session) {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => onCount(...counted());
  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    onProgress(text());
  };
  return {
    signal: listening.signal,
    count,
    change() {
      count();
      timer ??= setTimeout(report, progressAfterMs);
    },
    flush() {
      if (timer !== undefined) report();
    },
    end(isKept = true) {
      if (listening.signal.aborted) return;
      listening.abort();
      clearTimeout(timer);
      const written = text();
      restore();
      onCount(null, false);
      onEnd(isKept && written !== before ? written : null);
    },
  };
}

interface TextEdit extends TextReports {
  /** What of the page shows the text: one node, or several neighbours. */
  readonly nodes: readonly [ChildNode, ...ChildNode[]];
  readonly value: string;
  readonly isLine: boolean;
  readonly limit: number | undefined;
}

/**
 * Lets a text be written in its place on the page. The page's own nodes wait outside and come back in the end, so that
 * React finds what it knows; the new text comes with the content. Answers how to end it from outside.
 */
export function editText({ nodes, value, isLine, limit, ...reports }: TextEdit): OpenEdit {
  const field = fieldOf(value, isLine);
  const text = () => {
    const written = (field.innerText ?? field.textContent).replaceAll('\u00a0', ' ');
    return isLine ? written.replace(/\s*\n\s*/g, ' ') : written.replace(/\n$/, '');
  };
  const session = editSession({
    ...reports,
    before: value,
    text,
    counted: () => {
      const { length } = text();
      return limit === undefined ? [`${length}`, false] : [`${length} / ${limit}`, length > limit];
    },
    restore: () => field.replaceWith(...nodes),
  });
  field.addEventListener('input', session.change);
  field.addEventListener('blur', () => session.end());
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    insert(isLine ? pasted.replace(/\s+/g, ' ') : pasted);
    session.change();
  });
  field.addEventListener('drop', (event) => event.preventDefault());
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    const ends = event.key === 'Escape' || (event.key === 'Enter' && (isLine || !event.shiftKey));
    const isFormat = (event.ctrlKey || event.metaKey) && /^[biu]$/i.test(event.key);
    if (ends || isFormat) event.preventDefault();
    if (ends) session.end(event.key === 'Enter');
  });
  // Inside of a summary the space bar would open its details.
  field.addEventListener('keyup', (event) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  });

  nodes[0].before(field);
  for (const node of nodes) node.remove();
  field.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(field);
  session.count();
  return session;
}

function fieldOf(value: string, isLine: boolean): HTMLElement {
  const field = document.createElement('span');
  field.contentEditable = 'plaintext-only';
  if (field.contentEditable !== 'plaintext-only') field.contentEditable = 'true';
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-multiline', String(!isLine));
  field.textContent = value;
  const style = { outline: 'none', minWidth: '1ch', display: 'inline', cursor: 'text', whiteSpace: 'pre-wrap' };
  Object.assign(field.style, style);
  return field;
}

/** At the selection, in its place, as one step of the browser's own undo where it knows how. */
function insert(text: string) {
  const selection = window.getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(document.createTextNode(text));
  selection.collapseToEnd();
}
