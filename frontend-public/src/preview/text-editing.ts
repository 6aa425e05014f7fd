/** What is told of a text while it is written. */
export interface TextReports {
  /** What is said of its length; null when it is over. */
  readonly onCount: (text: string | null, isLong: boolean) => void;
  /** The text so far, a moment after something was written. */
  readonly onProgress: (text: string) => void;
  /** The new text, or null when the old one stays. */
  readonly onEnd: (text: string | null) => void;
}

interface TextEdit extends TextReports {
  /** What of the page shows the text: one node, or several neighbours. */
  readonly nodes: readonly [ChildNode, ...ChildNode[]];
  readonly value: string;
  readonly isLine: boolean;
  readonly limit: number | undefined;
}

export interface OpenEdit {
  end(): void;
  /** Tells what was written since it was last told. */
  flush(): void;
}

/** Also while somebody writes without a pause. */
export const progressAfterMs = 300;

/**
 * Lets a text be written where it stands. The page's own nodes wait outside and come back in the end, so that React finds
 * what it knows; the new text comes with the content. Answers how to end it from outside.
 */
export function editText({ nodes, value, isLine, limit, onCount, onProgress, onEnd }: TextEdit): OpenEdit {
  const field = document.createElement('span');
  field.contentEditable = 'plaintext-only';
  if (field.contentEditable !== 'plaintext-only') field.contentEditable = 'true';
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-multiline', String(!isLine));
  field.textContent = value;
  Object.assign(field.style, {
    outline: 'none',
    minWidth: '1ch',
    display: 'inline',
    cursor: 'text',
    whiteSpace: 'pre-wrap',
  });
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const text = () => {
    const written = (field.innerText ?? field.textContent).replaceAll('\u00a0', ' ');
    return isLine ? written.replace(/\s*\n\s*/g, ' ') : written.replace(/\n$/, '');
  };
  const count = () => {
    const { length } = text();
    onCount(limit === undefined ? `${length}` : `${length} / ${limit}`, limit !== undefined && length > limit);
  };

  const progress = () => {
    count();
    timer ??= setTimeout(tell, progressAfterMs);
  };
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    onProgress(text());
  };

  function end(isKept: boolean) {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    const written = text();
    field.replaceWith(...nodes);
    onCount(null, false);
    onEnd(isKept && written !== value ? written : null);
  }

  field.addEventListener('input', progress);
  field.addEventListener('blur', () => end(true));
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    insert(isLine ? pasted.replace(/\s+/g, ' ') : pasted);
    progress();
  });
  // Inside of a summary the space bar would open its details.
  field.addEventListener('keyup', (event) => {
    event.stopPropagation();
    if (event.key === ' ') event.preventDefault();
  });
  field.addEventListener('drop', (event) => event.preventDefault());
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    const isBreak = event.key === 'Enter' && event.shiftKey && !isLine;
    if (event.key === 'Enter' && !isBreak) {
      event.preventDefault();
      end(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      end(false);
    } else if ((event.ctrlKey || event.metaKey) && /^[biu]$/i.test(event.key)) event.preventDefault();
  });

  nodes[0].before(field);
  for (const node of nodes) node.remove();
  field.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(field);
  count();
  return {
    end: () => end(true),
    flush: () => {
      if (timer !== undefined) tell();
    },
  };
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
