import type { PreviewAction } from '@20x/kit';
import { overlayStyles } from './overlay-styles';

interface OverlayActions {
  readonly act: (action: PreviewAction) => void;
  /** The handle was taken; the overlay lets go by itself. */
  readonly drag: (event: PointerEvent) => void;
}

export interface Outlined {
  readonly element: Element;
  readonly label: string;
}

export interface RowTools {
  readonly item: string;
  readonly isHidden: boolean | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFull: boolean;
}

/** Drawings of 24 by 24, by stroke. */
const signs = {
  handle: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  add: 'M5 12h14M12 5v14',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  hide: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM4 20L20 4',
  show: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 .01 0',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
};
const controls: readonly (readonly ['up' | 'down' | 'duplicate' | 'hide' | 'delete', string])[] = [
  ['up', 'Move up'],
  ['down', 'Move down'],
  ['duplicate', 'Duplicate'],
  ['hide', 'Hide'],
  ['delete', 'Delete'],
];

/** Outlines and handles over the page, in a tree of their own: neither the page's styles nor its scripts see them. */
export class Overlay {
  readonly host = document.createElement('div');
  private readonly hoverBox = box('hover');
  private readonly selectBox = box('selected');
  private readonly dropBox = box('drop');
  private readonly tools = document.createElement('div');
  private readonly counter = document.createElement('output');
  private hovered: Outlined | null = null;
  private selected: Outlined | null = null;
  private frame = 0;

  constructor(private readonly actions: OverlayActions) {
    const root = this.host.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(overlayStyles);
    root.adoptedStyleSheets = [styles];
    this.tools.className = 'tools';
    this.tools.setAttribute('role', 'toolbar');
    this.counter.className = 'counter';
    root.append(this.hoverBox, this.selectBox, this.dropBox, this.tools, this.counter);
    for (const part of [this.hoverBox, this.selectBox, this.dropBox, this.tools, this.counter]) part.hidden = true;
    this.host.id = 'preview-overlay';
    document.body.append(this.host);
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, this.follow, { capture: true, passive: true });
  }

  hover(target: Outlined | null) {
    this.hovered = target?.element === this.selected?.element ? null : target;
    this.follow();
  }

  select(target: Outlined | null, row: RowTools | null) {
    this.selected = target;
    this.hovered = null;
    this.tools.replaceChildren(...(row ? this.buttonsFor(row) : []));
    this.tools.setAttribute('aria-label', row ? `This ${row.item}` : '');
    this.follow();
  }

  drop(element: Element | null) {
    place(this.dropBox, element, '');
  }

  count(text: string | null) {
    this.counter.hidden = text === null;
    this.counter.textContent = text;
    this.follow();
  }

  /** Puts everything where its element is now, with the next frame. */
  readonly follow = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      place(this.hoverBox, this.hovered?.element ?? null, this.hovered?.label ?? '');
      place(this.selectBox, this.selected?.element ?? null, this.selected?.label ?? '');
      const rect = this.selected?.element.isConnected ? this.selected.element.getBoundingClientRect() : null;
      this.tools.hidden = !rect || this.tools.childElementCount === 0;
      // Where the editor draws the page smaller, the handles stay as large as they are.
      const size = 1 / shrinkage();
      this.host.style.setProperty('--size', String(size));
      if (!rect) return;
      const { offsetWidth: width, offsetHeight: height } = this.tools;
      const left = Math.max(4, Math.min(rect.right - width * size, window.innerWidth - width * size - 4));
      const top = Math.min(Math.max(rect.top - (height + 4) * size, 4), window.innerHeight - 84);
      this.tools.style.transform = `translate(${left}px, ${top}px) scale(${size})`;
      const below = Math.min(rect.bottom + 6, window.innerHeight - 80);
      this.counter.style.transform = `translate(${Math.max(4, rect.left)}px, ${below}px) scale(${size})`;
    });
  };

  private buttonsFor({ item, isHidden, isFirst, isLast, isFull }: RowTools): HTMLElement[] {
    const handle = button('handle', `Drag this ${item}`);
    handle.classList.add('handle');
    handle.addEventListener('pointerdown', this.actions.drag);
    const isOff: Partial<Record<PreviewAction, boolean>> = { up: isFirst, down: isLast, duplicate: isFull };
    const buttons = controls
      .filter(([action]) => action !== 'hide' || isHidden !== null)
      .map(([action, name]) => {
        const verb = action === 'hide' && isHidden ? 'Show' : name;
        const own = button(action === 'hide' && isHidden ? 'show' : action, `${verb} this ${item}`);
        own.disabled = isOff[action] === true;
        own.addEventListener('click', () => this.actions.act(action));
        return own;
      });
    const add = button('add', `Add a ${item} below`);
    add.disabled = isFull;
    add.addEventListener('click', () => this.actions.act('add'));
    return [handle, add, ...buttons];
  }
}

/** How much smaller than itself the page is drawn, from 0 to 1. */
function shrinkage(): number {
  const drawn = window.frameElement?.getBoundingClientRect().width ?? window.innerWidth;
  return Math.min(1, Math.max(0.2, drawn / window.innerWidth));
}

function box(kind: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = `box ${kind}`;
  element.append(document.createElement('span'));
  return element;
}

function button(sign: keyof typeof signs, name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[sign]}"/></svg>`;
  element.title = name;
  element.setAttribute('aria-label', name);
  return element;
}

function place(outline: HTMLElement, element: Element | null, label: string) {
  outline.hidden = !element?.isConnected;
  if (!element?.isConnected) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  Object.assign(outline.style, {
    transform: `translate(${left - 4}px, ${top - 4}px)`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
  });
  const [tag] = outline.children;
  if (tag) tag.textContent = label;
  outline.dataset.low = String(top < 24);
}
