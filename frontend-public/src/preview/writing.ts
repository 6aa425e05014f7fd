import type { PreviewWritingState } from '@20x/kit';
import { builtInAround } from './built-in';
import type { Editing } from './editing';
import { parentOf, valueAt } from './fields';
import type { Overlay } from './overlay';
import { editText, type OpenEdit } from './text-editing';
import { asRead } from './unmarked';

const texts = new Set(['line', 'paragraph']);
const listsOfTexts = new Set(['texts', 'cells']);

/** Writes texts where they stand. */
export class Writing {
  private open: OpenEdit | null = null;

  constructor(
    private readonly editing: Editing,
    private readonly overlay: Overlay,
  ) {}

  get isOn(): boolean {
    return this.open !== null;
  }

  end(): void {
    this.open?.end();
  }

  /** Tells what is written so far, now. */
  flush(): void {
    this.open?.flush();
  }

  canWrite(path: string): boolean {
    return this.nodesOf(path) !== null;
  }

  /** The text to write of what may be an entry: its own, or the first in it. */
  textIn(path: string): string | null {
    if (this.canWrite(path)) return path;
    return this.editing.page.inOrder().find((own) => own.startsWith(`${path}.`) && this.canWrite(own)) ?? null;
  }

  /** False where the page shows no text that can be written. */
  begin(path: string): boolean {
    this.end();
    const nodes = this.nodesOf(path);
    const { fields, completed } = this.editing;
    const fact = fields.factOf(completed, path);
    const value = valueAt(completed, path);
    if (!nodes || typeof value !== 'string') return false;
    const limit = fact?.limit;
    const fill = builtInAround(path, this.editing);
    const report = (text: string, state: PreviewWritingState) =>
      this.editing.send({ type: 'edited', path, text, fill, state });
    let isReported = false;
    this.open = editText({
      nodes,
      value,
      isLine: fact?.kind !== 'paragraph',
      limit,
      onCount: (text, length) => this.overlay.count(text, limit !== undefined && length > limit),
      onProgress: (text) => {
        isReported = true;
        report(text, 'going on');
      },
      onEnd: (text) => {
        this.open = null;
        if (text !== null) report(text, 'kept');
        else if (isReported) report(value, 'dropped');
        this.editing.onWritingEnd();
      },
    });
    return true;
  }

  /** What shows the text: its node, or all of an element whose parts are drawn differently. Null when neither shows it whole. */
  private nodesOf(path: string): readonly [ChildNode, ...ChildNode[]] | null {
    const { fields, completed, page } = this.editing;
    const kind = fields.factOf(completed, path)?.kind ?? '';
    const isText = texts.has(kind) || listsOfTexts.has(fields.factOf(completed, parentOf(path))?.kind ?? '');
    const value = valueAt(completed, path);
    const node = page.nodeOf(path);
    if (!isText || !node || typeof value !== 'string') return null;
    if (asRead(node.data) === asRead(value)) return [node];
    const around = node.parentElement;
    const [first, ...others] = around?.childNodes ?? [];
    return first && around && asRead(around.textContent) === asRead(value) ? [first, ...others] : null;
  }
}
