import type { PreviewWritingState } from '@20x/kit';
import { holds } from '@20x/shared/field-inputs';
import { fallbacksAround } from './fallbacks';
import { asRead, parentOf, valueAt } from './fields';
import type { Overlay } from './overlay';
import prose from '../ui/Prose.module.css';
import type { editRichText, Point } from './rich-text-editing';
import { editText, type OpenEdit, type TextReports } from './text-editing';
import type { ShownPage } from './shown-page';
import { whenIdle } from '../ui/when-idle';

const richTextEditing = () => import(/* webpackChunkName: "rich-text" */ './rich-text-editing');

/** Writes texts in their place on the page. */
export class Writing {
  private open: OpenEdit | null = null;

  constructor(
    private readonly shown: ShownPage,
    private readonly overlay: Overlay,
  ) {
    if (shown.mode === 'edit')
      void whenIdle()
        .then(richTextEditing)
        .catch(() => {}); // asked for again when it is needed
  }

  get isOn(): boolean {
    return this.open !== null;
  }

  end(): void {
    this.open?.end();
  }

  /** Reports what is written so far, now. */
  flush(): void {
    this.open?.flush();
  }

  canWrite(path: string): boolean {
    return this.nodesOf(path) !== null || this.holderOf(path) !== null;
  }

  /** The text to write of what may be an entry: its own, or the first in it. */
  textIn(path: string): string | null {
    if (this.canWrite(path)) return path;
    const { page, fields, completed } = this.shown;
    const texts = page.inOrder().filter((own) => own.startsWith(`${path}.`) && this.canWrite(own));
    return texts.find((own) => fields.ghostAt(completed, own) === undefined) ?? texts[0] ?? null;
  }

  /** False where the page shows no text that can be written. `point`: where someone pointed. */
  begin(path: string, point?: Point): boolean {
    this.end();
    const { fields, completed } = this.shown;
    const { kind, limit, tools = 'all' } = fields.factOf(completed, path) ?? {};
    const value = valueAt(completed, path) ?? '';
    if (typeof value !== 'string') return false;
    const holder = this.holderOf(path);
    const nodes = holder ? null : this.nodesOf(path);
    const reports = this.reportsOf(path, value);
    if (holder) void this.beginRich(path, { holder, value, limit, tools, point, ...reports });
    else if (nodes) this.open = editText({ nodes, value, isLine: kind !== 'paragraph', limit, ...reports });
    return this.isOn;
  }

  /** The code of its editor may not have arrived. */
  private async beginRich(path: string, edit: Parameters<typeof editRichText>[0]) {
    const waiting: OpenEdit = {
      end: () => {
        this.open = null;
        this.shown.onWritingEnd();
      },
      flush: () => undefined,
    };
    this.open = waiting;
    // Without its code the text is written in the inspector.
    const editing = await richTextEditing().catch(() => null);
    if (this.open !== waiting) return;
    this.open = editing?.editRichText(edit) ?? null;
    if (this.isOn) return this.overlay.surround(edit.holder);
    this.shown.onWritingEnd();
    this.shown.inspect(path);
  }

  private reportsOf(path: string, value: string): TextReports {
    const fill = fallbacksAround(path, this.shown);
    const report = (text: string, state: PreviewWritingState) =>
      this.shown.send({ type: 'edited', path, text, fill, state });
    let isReported = false;
    return {
      onCount: (text, isLong) => this.overlay.count(text, isLong),
      onProgress: (text) => {
        isReported = true;
        report(text, 'going on');
      },
      onEnd: (text) => {
        this.open = null;
        if (text !== null) report(text, 'kept');
        else if (isReported) report(value, 'dropped');
        this.shown.onWritingEnd();
      },
    };
  }

  /** What shows a text with markup, and nothing else. */
  private holderOf(path: string): Element | null {
    const { fields, completed, page } = this.shown;
    if (fields.factOf(completed, path)?.kind !== 'richText') return null;
    return page.nodeOf(path)?.parentElement?.closest(`.${prose.root}`) ?? null;
  }

  /** What shows the text: its node, or all of an element whose parts are drawn differently. Null when neither shows it whole. */
  private nodesOf(path: string): readonly [ChildNode, ...ChildNode[]] | null {
    const { fields, completed, page } = this.shown;
    const kindAt = (place: string) => fields.factOf(completed, place)?.kind ?? '';
    const isText = holds(kindAt(path), 'text') || holds(kindAt(parentOf(path)), 'texts', 'cells');
    const text = fields.textAt(completed, path);
    const node = page.nodeOf(path);
    if (!isText || !node || text === undefined) return null;
    if (asRead(node.data) === asRead(text)) return [node];
    const around = node.parentElement;
    const [first, ...others] = around?.childNodes ?? [];
    return first && around && asRead(around.textContent) === asRead(text) ? [first, ...others] : null;
  }
}
