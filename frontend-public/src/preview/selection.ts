import type { PreviewAction } from '@20x/kit';
import { builtInAround } from './built-in';
import type { Editing } from './editing';
import { parentOf, rowOf, valueAt } from './fields';
import type { Offer } from './inserter';
import type { Overlay } from './overlay';
import { placeBeside, sideAt, standsInLines, type ShownRow, type Side } from './places';
import type { RowTools, Tools } from './toolbar';

const rectOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
/** Long enough for a page to show what it was just given. */
const absentMs = 400;
/** Pixels of a section's edge at which a pointer means the section and not what lies in it. */
const sectionEdge = 24;

/** What is selected on the page, and what is done to it. */
export class Selection {
  path: string | null = null;
  private hovered: string | null = null;
  /** Was asked for before the page showed it. */
  private awaited: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly editing: Editing,
    private readonly overlay: Overlay,
  ) {}

  /** The entry of a list that is, or holds, what is selected. */
  get entry(): string | null {
    return this.path === null ? null : this.entryOf(this.path);
  }

  /** The next larger part of the page that can be selected. */
  get around(): string | null {
    return this.path === null ? null : this.entryOf(parentOf(this.path));
  }

  /** By a person on the page. */
  choose(path: string | null, opens = false): void {
    this.path = path;
    this.reveal();
    this.outline();
    const element = path === null ? undefined : this.editing.page.elementOf(path);
    const rect = rectOf(element ?? document.documentElement);
    this.editing.send({ type: 'selected', path, rect, opens });
    if (path !== null) this.overlay.say(this.spoken(path));
  }

  /** By the editor, perhaps before the page shows it. */
  show(path: string | null): void {
    clearTimeout(this.timer);
    this.path = path;
    this.awaited = path;
    this.onPageChange();
    if (path === null) return;
    this.timer = setTimeout(() => {
      if (this.path === path) this.settle(path);
    }, absentMs);
  }

  onPageChange(): void {
    if (this.awaited !== null && this.editing.page.ownElementOf(this.awaited)) {
      this.scrollTo(this.awaited);
      this.reveal();
      this.awaited = null;
    }
    this.outline();
  }

  /** By now the page shows what it will show of it. */
  private settle(path: string) {
    if (this.awaited === path) this.scrollTo(path);
    this.awaited = null;
    const entry = this.entryOf(path);
    if (entry !== null && !this.editing.page.ownElementOf(entry)) this.editing.send({ type: 'absent', path });
  }

  scrollTo(path: string): void {
    const element = this.editing.page.elementOf(path);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= 64 && bottom <= window.innerHeight - 48) return;
    element.scrollIntoView({ block: bottom - top > window.innerHeight / 2 ? 'start' : 'center' });
  }

  hover(path: string | null, x = 0, y = 0): void {
    const { page, fields, completed } = this.editing;
    const element = path === null ? undefined : page.elementOf(path);
    const label = path !== null && element ? fields.labelOf(completed, path) : '';
    this.overlay.hover(element ? { element, label } : null, path === null ? null : this.offerAt(path, x, y));
    if (path === this.hovered) return;
    this.hovered = path;
    this.editing.send({ type: 'hover', path });
  }

  outline(): void {
    const { page } = this.editing;
    const element = this.path === null ? undefined : page.elementOf(this.path);
    const none = { before: null, after: null };
    if (this.path === null || !element) return this.overlay.select(null, null, none);
    const { entry } = this;
    const offers = entry ? { before: this.offer(entry, 'before'), after: this.offer(entry, 'after') } : none;
    this.overlay.select(element, this.toolsOf(this.path), offers);
  }

  act(action: PreviewAction, to?: number): void {
    const { entry } = this;
    const tools = entry === null ? null : this.rowToolsOf(entry);
    if (entry === null || !tools) return;
    const isRefused = (action === 'hide' && !tools.canHide) || (action === 'duplicate' && tools.isFull);
    if (!isRefused) this.actOn(entry, action, to);
  }

  /** Puts a new entry beside the selected one. */
  add(side: Side): void {
    const place = this.entry === null ? null : rowOf(this.entry);
    if (place && !this.isFull(place.list)) this.act('add', place.index + (side === 'after' ? 1 : 0));
  }

  /** The entries of a list that are on the page. */
  rowsOf(list: string): ShownRow[] {
    const all = valueAt(this.editing.completed, list);
    return Array.from({ length: Array.isArray(all) ? all.length : 0 }, (_, index) => index).flatMap((index) => {
      const element = this.editing.page.ownElementOf(`${list}.${index}`);
      return element && element.getClientRects().length > 0 ? [{ index, edges: element.getBoundingClientRect() }] : [];
    });
  }

  actOn(path: string, action: PreviewAction, to?: number): void {
    this.editing.writing.end();
    const fill = builtInAround(path, this.editing);
    this.editing.send({ type: 'action', path, action, fill, ...(to !== undefined && { to }) });
  }

  private entryOf(path: string): string | null {
    return this.editing.fields.entryOf(this.editing.completed, path);
  }

  /** An answer that is selected has to be seen. */
  private reveal() {
    const element = this.path === null ? undefined : this.editing.page.elementOf(this.path);
    const details = element?.closest('details');
    if (details) details.open = true;
  }

  private spoken(path: string): string {
    const { fields, completed } = this.editing;
    const value = valueAt(completed, path);
    const label = fields.labelOf(completed, path);
    return typeof value === 'string' ? `${label}: ${value.replace(/<[^>]*>/g, ' ').slice(0, 200)}` : label;
  }

  private isFull(list: string): boolean {
    const { fields, completed } = this.editing;
    const all = valueAt(completed, list);
    const { limit } = fields.factOf(completed, list) ?? {};
    return limit !== undefined && Array.isArray(all) && all.length >= limit;
  }

  private offer(entry: string, side: Side): Offer | null {
    const place = rowOf(entry);
    if (!place) return null;
    return {
      item: this.itemOf(place.list),
      isFull: this.isFull(place.list),
      place: () => {
        const rows = this.rowsOf(place.list);
        const at = rows.findIndex(({ index }) => index === place.index);
        return placeBeside(rows, at, side);
      },
      onAdd: (index) => this.actOn(entry, 'add', index),
    };
  }

  /** The + nearest to the pointer: of its section at the section's edge, else of the innermost entry. */
  private offerAt(path: string, x: number, y: number): Offer | null {
    const inner = this.entryOf(path);
    if (inner === null) return null;
    const [, section = null] = /^(blocks\.\d+)(\.|$)/.exec(path) ?? [];
    const edges = section === null ? undefined : this.editing.page.ownElementOf(section)?.getBoundingClientRect();
    const isAtEdge = edges && Math.min(Math.abs(y - edges.top), Math.abs(edges.bottom - y)) < sectionEdge;
    const entry = isAtEdge && section !== null ? section : inner;
    const place = rowOf(entry);
    const rows = place ? this.rowsOf(place.list) : [];
    const row = rows.find(({ index }) => index === place?.index);
    return row ? this.offer(entry, sideAt(rows, row, x, y)) : null;
  }

  private itemOf(list: string): string {
    return this.editing.fields.factOf(this.editing.completed, list)?.item ?? 'entry';
  }

  private toolsOf(path: string): Tools {
    const { fields, completed, writing } = this.editing;
    const { entry, around } = this;
    const label = fields.labelOf(completed, path);
    return {
      label,
      canWrite: writing.canWrite(path),
      hasAround: around !== null,
      row: entry ? this.rowToolsOf(entry) : null,
    };
  }

  private rowToolsOf(entry: string): RowTools | null {
    const { fields, completed } = this.editing;
    const place = rowOf(entry);
    const fact = place && fields.factOf(completed, place.list);
    if (!place || !fact) return null;
    const all = valueAt(completed, place.list);
    return {
      item: this.itemOf(place.list),
      canHide: fact.canHide === true || fact.kind === 'blocks',
      isFirst: place.index === 0,
      isLast: Array.isArray(all) && place.index === all.length - 1,
      isFull: this.isFull(place.list),
      isInLine: standsInLines(this.rowsOf(place.list)),
    };
  }
}
