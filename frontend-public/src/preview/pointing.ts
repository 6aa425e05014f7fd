import type { PreviewAction, PreviewFill } from '@20x/kit';
import { dragRow } from './drag-row';
import type { Editing, StartCommand } from './editing';
import { innermostRow, parentOf, rowOf, valueAt } from './fields';
import { Overlay, type RowTools } from './overlay';
import { shortcutOf } from './shortcuts';
import { editText } from './text-editing';

const texts = new Set(['line', 'paragraph']);
const titleParts = ['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter'];

/** What a person points at on the page, selects and writes. */
export class Pointing {
  private readonly overlay: Overlay;
  private selected: string | null = null;
  private hovered: string | null = null;
  private endWriting: (() => void) | null = null;
  private frame = 0;

  constructor(
    private readonly editing: Editing,
    private readonly mode: StartCommand['mode'],
  ) {
    this.overlay = new Overlay({ act: (action) => this.act(action), drag: (event) => this.drag(event) });
    const options = { capture: true };
    window.addEventListener('pointerover', (event) => this.onPoint(event), options);
    document.documentElement.addEventListener('pointerleave', () => this.hover(null));
    window.addEventListener('click', (event) => this.onClick(event), options);
    window.addEventListener('keydown', (event) => this.onKey(event), options);
    if (mode === 'edit') window.addEventListener('dblclick', (event) => this.onDoubleClick(event), options);
  }

  get isWriting(): boolean {
    return this.endWriting !== null;
  }

  scrollTo(path: string) {
    const element = this.editing.page.elementOf(path);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 64 && bottom <= window.innerHeight - 48) return;
    element.scrollIntoView({ block: bottom - top > window.innerHeight / 2 ? 'start' : 'center' });
  }

  select(path: string | null) {
    this.endWriting?.();
    this.selected = path;
    if (path !== null) this.scrollTo(path);
    this.outline();
  }

  /** With the next frame: what is outlined can wait until what was changed is seen. */
  onPageChange() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (this.isWriting) this.overlay.follow();
      else this.outline();
    });
  }

  private outline() {
    if (this.mode !== 'edit') return;
    const { page, fields, draft, completed } = this.editing;
    const path = this.selected;
    const element = path === null ? undefined : page.elementOf(path);
    if (path === null || !element) return this.overlay.select(null, null);
    this.overlay.select({ element, label: fields.labelOf(completed, path) }, this.toolsOf(innermostRow(path), draft));
  }

  private toolsOf(row: string | null, draft: object): RowTools | null {
    const place = row === null ? null : rowOf(row);
    if (row === null || !place) return null;
    const { fields, completed } = this.editing;
    const list = valueAt(completed, place.list);
    const fact = fields.factOf(completed, place.list);
    const count = Array.isArray(list) ? list.length : 0;
    if (!fact || fact.kind === 'texts') return null;
    const canHide = fact.canHide === true || fact.kind === 'blocks';
    return {
      item: fact.item ?? 'section',
      isHidden: canHide ? valueAt(draft, `${row}.published`) === false : null,
      isFirst: place.index === 0,
      isLast: place.index === count - 1,
      isFull: fact.limit !== undefined && count >= fact.limit,
    };
  }

  private onPoint({ target }: Event) {
    if (!(target instanceof Element) || this.isOwn(target)) return;
    this.hover(this.editing.page.pathAt(target));
  }

  private hover(path: string | null) {
    if (this.mode !== 'edit' || path === this.hovered) return;
    this.hovered = path;
    const { page, fields, completed } = this.editing;
    const element = path === null ? undefined : page.elementOf(path);
    this.overlay.hover(path !== null && element ? { element, label: fields.labelOf(completed, path) } : null);
    this.editing.send({ type: 'hover', path });
  }

  private onClick(event: MouseEvent) {
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element) || this.isOwn(target) || isWritten(target)) return;
    const isPlain = this.mode === 'edit';
    if (isPlain) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // A key that works a control of the page is no pointing at it.
    const path = isPlain && event.detail === 0 ? null : this.pathOf(event, target);
    if (path === null) return;
    if (isPlain) {
      this.endWriting?.();
      this.selected = path;
      this.outline();
    }
    const opens = isPlain && target.closest('a, img, picture, svg') !== null;
    const { x, y, width, height } = (this.editing.page.elementOf(path) ?? target).getBoundingClientRect();
    this.editing.send({ type: 'selected', path, rect: { x, y, width, height }, opens });
  }

  /** The field of the very text under the pointer; of an image or icon the field that holds it. */
  private pathOf({ clientX, clientY }: MouseEvent, target: Element): string | null {
    const { page, reader, fields, completed } = this.editing;
    const around = page.pathAt(target);
    const drawing = target.closest('svg, img, picture');
    if (drawing && around !== null) {
      const holder = innermostRow(around) ?? '';
      return fields.ofKind(completed, holder, drawing.matches('svg') ? 'icon' : 'image') ?? around;
    }
    const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
    return (node instanceof Text && target.contains(node) ? reader.pathOf(node) : null) ?? around;
  }

  private onDoubleClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || this.isOwn(target) || isWritten(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const path = this.pathOf(event, target);
    if (path !== null) this.write(path);
  }

  /** Lets the text of a field be written in place; false where it is none. */
  private write(path: string): boolean {
    const { fields, completed, reader } = this.editing;
    const fact = fields.factOf(completed, path) ?? fields.factOf(completed, parentOf(path));
    const value = valueAt(completed, path);
    const node = reader.textOf(path);
    if (!fact || !node || typeof value !== 'string' || !(texts.has(fact.kind) || fact.kind === 'texts')) return false;
    this.endWriting?.();
    this.selected = path;
    this.outline();
    this.endWriting = editText({
      node,
      value,
      isLine: fact.kind !== 'paragraph',
      limit: fact.kind === 'texts' ? undefined : fact.limit,
      onCount: (text) => this.overlay.count(text),
      onEnd: (text) => {
        this.endWriting = null;
        if (text !== null) this.editing.send({ type: 'edited', path, text, fill: this.fillFor(path) });
        this.editing.onWritingEnd();
      },
    });
    return true;
  }

  private act(action: PreviewAction, to?: number) {
    const row = this.selected === null ? null : innermostRow(this.selected);
    if (row === null) return;
    this.endWriting?.();
    this.editing.send({ type: 'action', path: row, action, fill: this.fillFor(row), ...(to !== undefined && { to }) });
  }

  private drag(event: PointerEvent) {
    const row = this.selected === null ? null : innermostRow(this.selected);
    if (row === null) return;
    dragRow(event, row, {
      elementOf: (path) => this.editing.page.ownElementOf(path),
      onOver: (element) => this.overlay.drop(element),
      onDrop: (to) => this.act('move', to),
    });
  }

  /** What the page shows of the built-in content in the field that an edit touches. */
  private fillFor(path: string): PreviewFill {
    const [name = ''] = path.split('.');
    const { draft, completed } = this.editing;
    const differs = (field: string) => valueAt(draft, field) !== valueAt(completed, field);
    if (titleParts.includes(name)) {
      return Object.fromEntries(titleParts.filter(differs).map((part) => [part, valueAt(completed, part)]));
    }
    return path !== name && Array.isArray(valueAt(completed, name)) && differs(name)
      ? { [name]: valueAt(completed, name) }
      : {};
  }

  private onKey(event: KeyboardEvent) {
    const key = this.isWriting || isControl(event.target) ? null : shortcutOf(event);
    if (key === null) return;
    if (typeof key === 'object') {
      event.preventDefault();
      return this.editing.send({ type: 'key', key: key.editor });
    }
    if (this.mode !== 'edit' || this.selected === null) return;
    event.preventDefault();
    if (key === 'write') this.write(this.selected);
    else this.act(key);
  }

  private isOwn(target: Element): boolean {
    return target === this.overlay.host || target.closest('#preview-bar') !== null;
  }
}

const isWritten = (target: Element) => target.closest('[contenteditable]') !== null;
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
