import { ghosts } from './ghosts';
import type { PageInput } from './page-input';

const isWritten = (target: Element) => target.closest('[contenteditable]') !== null;
const isDrawing = (target: Element) => target.closest('a, img, picture, svg') !== null;

/** What a pointer does on the page. Nothing of it reaches the page while it is edited. */
export class Pointing {
  constructor(private readonly editing: PageInput) {
    const capture = { capture: true };
    window.addEventListener('click', (event) => this.onClick(event), capture);
    if (editing.mode === 'view') return;
    window.addEventListener('pointermove', (event) => this.onPoint(event), capture);
    document.documentElement.addEventListener('pointerleave', () => this.editing.selection.hover(null));
    window.addEventListener('dblclick', (event) => this.onDoubleClick(event), capture);
    for (const type of ['pointerdown', 'mousedown', 'dragstart'])
      window.addEventListener(type, (event) => this.keepFromPage(event), capture);
    document.documentElement.style.touchAction = 'manipulation';
  }

  private onPoint({ target, clientX, clientY }: PointerEvent) {
    if (!(target instanceof Element) || this.isOwn(target) || this.editing.writing.isOn) return;
    const { page, selection } = this.editing;
    selection.hover(page.pathAt(page.elementAt(target, clientX, clientY)), clientX, clientY);
  }

  /** Neither the focus nor a menu, a list or a text selection of the page. */
  private keepFromPage(event: Event) {
    const { target } = event;
    if (!(target instanceof Element) || this.isOwn(target) || isWritten(target)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'pointerdown') event.preventDefault();
  }

  private onClick(event: MouseEvent) {
    const { target } = event;
    const { selection, writing, overlay, mode, send } = this.editing;
    if (!event.isTrusted || !(target instanceof Element) || this.isOwn(target) || isWritten(target)) return;
    const element = this.editing.page.elementAt(target, event.clientX, event.clientY);
    const path = this.pathOf(event, element);
    if (mode === 'view') {
      if (path !== null) send({ type: 'selected', path, rect: { x: 0, y: 0, width: 0, height: 0 }, opens: false });
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    writing.end();
    overlay.stage.focus({ preventScroll: true });
    const isEmpty = element.closest(ghosts) !== null;
    if (path !== null && isEmpty && writing.canWrite(path)) this.editing.write(path);
    else if (path !== null) selection.choose(path, isEmpty || isDrawing(element));
    else if (target.closest('header, footer, nav')) send({ type: 'outside' });
  }

  /** The field of the very text under the pointer; else the innermost field, entry or section around. */
  private pathOf({ clientX, clientY }: MouseEvent, element: Element): string | null {
    const { page } = this.editing;
    const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode;
    const text = node instanceof Text && element.contains(node) ? page.pathOf(node) : undefined;
    const around = text ?? page.pathAt(element);
    return around ?? (element.closest('main') ? page.nearestBlock(clientY) : null);
  }

  private onDoubleClick(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || this.isOwn(target) || isWritten(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { clientX: x, clientY: y } = event;
    const path = this.pathOf(event, this.editing.page.elementAt(target, x, y));
    if (path !== null) this.editing.write(path, { x, y });
  }

  private isOwn(target: Element): boolean {
    return target === this.editing.overlay.host || target.closest('#preview-bar') !== null;
  }
}
