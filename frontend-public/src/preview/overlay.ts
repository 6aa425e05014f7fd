import { Inserter, type Offer } from './inserter';
import { enlargement, part, putBeside, surround } from './overlay-parts';
import { overlayStyles } from './overlay-styles';
import type { Edges, Place } from './places';
import { Toolbar, type ToolAction, type Tools } from './toolbar';

interface OverlayActions {
  /** What the page shows at the moment, which labels and tools do not cover. */
  readonly taken: () => readonly Edges[];
  readonly act: (action: ToolAction) => void;
  /** The handle was taken; the overlay lets go by itself. */
  readonly drag: (event: PointerEvent) => void;
}

interface Outlined {
  readonly element: Element;
  readonly label: string;
}

/** Outlines and handles over the page, in a tree of their own: neither the page's styles nor its scripts see them. */
export class Overlay {
  readonly host = document.createElement('div');
  readonly toolbar: Toolbar;
  /** Has the focus while the page is worked with keys. */
  readonly stage = document.createElement('div');
  private readonly hoverBox = part('box hover');
  private readonly hoverLabel = part('label');
  private readonly selectBox = part('box selected');
  private readonly line = part('line');
  private readonly inserters = { hovered: new Inserter(), before: new Inserter(), after: new Inserter() };
  private readonly counter = document.createElement('output');
  private readonly announcement = document.createElement('div');
  private hovered: Outlined | null = null;
  private selected: Element | null = null;
  private frame = 0;

  constructor(private readonly actions: OverlayActions) {
    const root = this.host.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(overlayStyles);
    root.adoptedStyleSheets = [styles];
    this.toolbar = new Toolbar(actions);
    this.counter.className = 'counter';
    this.counter.hidden = true;
    this.announcement.className = 'announcement';
    this.announcement.setAttribute('role', 'status');
    const { hovered, before, after } = this.inserters;
    root.append(this.stage, this.hoverBox, this.selectBox, this.line, hovered.element, before.element, after.element);
    root.append(this.toolbar.element, this.hoverLabel, this.counter, this.announcement);
    this.host.id = 'preview-overlay';
    document.body.append(this.host);
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, this.follow, { capture: true, passive: true });
  }

  /** Lets the page be worked with keys. */
  openStage(name: string): void {
    Object.assign(this.stage, { className: 'stage', tabIndex: 0 });
    this.stage.setAttribute('role', 'application');
    this.stage.setAttribute('aria-label', name);
  }

  hover(target: Outlined | null, offer: Offer | null) {
    this.hovered = target?.element === this.selected ? null : target;
    this.inserters.hovered.show(offer);
    this.follow();
  }

  select(
    element: Element | null,
    tools: Tools | null,
    offers: { readonly before: Offer | null; readonly after: Offer | null },
  ) {
    this.selected = element;
    if (this.hovered?.element === element) this.hovered = null;
    this.toolbar.show(tools);
    this.inserters.before.show(offers.before);
    this.inserters.after.show(offers.after);
    this.follow();
  }

  /** Puts the name of what is under the pointer and the tools of what is selected beside them. */
  private label(selected: DOMRect | null, size: number) {
    const label = this.hovered?.element.isConnected ? this.hovered.label : '';
    this.hoverLabel.hidden = label === '';
    this.hoverLabel.textContent = label;
    const taken = selected || label !== '' ? this.actions.taken() : [];
    const { before, after } = this.inserters;
    const inserters = [before, after].flatMap(({ edges }) => edges ?? []);
    this.toolbar.place(selected, size, [...taken, ...inserters]);
    if (!this.hovered || label === '') return;
    const around = this.hovered.element.getBoundingClientRect();
    putBeside(this.hoverLabel, around, { size, taken: [...taken, ...(selected ? [selected] : [])], align: 0.5 });
  }

  /** Outlines the element that replaces the selected one while it is written. */
  surround(element: Element) {
    this.selected = element;
    this.follow();
  }

  /** Where the dragged entry would be dropped. */
  drop(place: Place | null) {
    this.line.hidden = !place;
    if (!place) return;
    const { isUpright, x, y, length } = place;
    const wide = 4 * enlargement();
    Object.assign(this.line.style, {
      transform: `translate(${isUpright ? x - wide / 2 : x}px, ${isUpright ? y : y - wide / 2}px)`,
      width: `${isUpright ? wide : length}px`,
      height: `${isUpright ? length : wide}px`,
    });
  }

  /** How long a text is while it is written. */
  count(text: string | null, isOver = false) {
    this.counter.hidden = text === null;
    this.counter.textContent = text;
    this.counter.dataset.over = String(isOver);
    this.follow();
  }

  announce(text: string) {
    this.announcement.textContent = text;
  }

  /** Puts everything where its element is now, with the next frame. */
  readonly follow = () => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const size = enlargement();
      this.host.style.setProperty('--size', String(size));
      surround(this.hoverBox, this.hovered?.element ?? null);
      surround(this.selectBox, this.selected);
      const rect = this.selected?.isConnected ? this.selected.getBoundingClientRect() : null;
      const { hovered, before, after } = this.inserters;
      for (const inserter of [before, after, hovered]) inserter.follow(size);
      this.label(rect, size);
      const own = [before, after]
        .filter(({ element }) => !element.hidden)
        .map(({ element }) => element.style.transform);
      if (own.includes(hovered.element.style.transform)) hovered.element.hidden = true;
      if (!rect) return;
      const below = Math.min(rect.bottom + 6, window.innerHeight - 80);
      const height = this.counter.offsetHeight * size;
      const tools = this.toolbar.element.getBoundingClientRect();
      const isTaken = tools.height > 0 && tools.bottom > below && tools.top < below + height;
      const y = isTaken ? Math.max(4, rect.top - 6 - height) : below;
      this.counter.style.transform = `translate(${Math.max(4, rect.left)}px, ${y}px) scale(${size})`;
    });
  };
}
