import type { PreviewAction } from '@20x/kit';
import { parentOf, rowOf, valueAt } from './fields';
import type { Overlay } from './overlay';
import type { Side } from './places';
import type { Rows } from './rows';
import type { ShownPage } from './shown-page';
import { holdSlideOf, letRun } from './states';
import type { Tools } from './toolbar';
import type { Writing } from './writing';

const rectOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
/** Pixels that the bar of the page covers. */
const belowBar = 64;
/** Long enough for a page to show what it was just given. */
const absentMs = 400;

/** What is selected on the page, and what is done to it. */
export class Selection {
  path: string | null = null;
  private hovered: string | null = null;
  /** Was asked for before the page showed it. */
  private awaited: string | null = null;
  /** What the editor was last sent: whether the page shows the selected field. Null: it has to be sent again. */
  private reported: 'absent' | 'present' | null = null;
  /** A carousel that is paused for what is selected in it. */
  private held: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: ShownPage,
    private readonly parts: { readonly overlay: Overlay; readonly rows: Rows; readonly writing: Writing },
  ) {}

  /** The entry of a list that is, or holds, what is selected. */
  get entry(): string | null {
    return this.path === null ? null : this.parts.rows.entryOf(this.path);
  }

  /** The next larger part of the page that can be selected. */
  get around(): string | null {
    return this.path === null ? null : this.parts.rows.entryOf(parentOf(this.path));
  }

  /** By a person on the page. */
  choose(path: string | null, opens = false): void {
    this.path = path;
    this.reported = 'present';
    this.reveal();
    this.outline();
    const element = path === null ? undefined : this.shown.page.elementOf(path);
    const rect = rectOf(element ?? document.documentElement);
    this.shown.send({ type: 'selected', path, rect, opens });
    if (path !== null) this.parts.overlay.announce(this.spoken(path));
  }

  /** By the editor, perhaps before the page shows it. */
  show(path: string | null): void {
    clearTimeout(this.timer);
    this.path = path;
    this.reported = null;
    this.awaited = path;
    this.onPageChange();
    if (path === null) return;
    this.settleLater(path);
  }

  private settleLater(path: string) {
    this.timer = setTimeout(() => {
      if (this.path !== path) return;
      if (this.shown.isPending) this.settleLater(path);
      else this.settle(path);
    }, absentMs);
  }

  onPageChange(): void {
    if (this.awaited !== null && this.shown.page.ownElementOf(this.awaited)) {
      this.scrollTo(this.awaited);
      this.reveal();
      this.awaited = null;
    }
    if (this.awaited === null && this.path !== null) this.reportPresence(this.path);
    this.outline();
  }

  /** By now the page shows what it will show of it. */
  private settle(path: string) {
    if (this.awaited === path) {
      this.scrollTo(path);
      this.reveal();
    }
    this.awaited = null;
    this.reportPresence(path);
  }

  /** Once for each change: that nothing on the page shows what is selected, or that something does again. */
  private reportPresence(path: string) {
    const { page } = this.shown;
    const { rows } = this.parts;
    const entry = rows.entryOf(path);
    const now = (entry === null ? page.elementOf(path) : page.ownElementOf(entry)) ? 'present' : 'absent';
    if (now === this.reported) return;
    this.reported = now;
    this.shown.send({ type: now, path });
  }

  scrollTo(path: string): void {
    const element = this.shown.page.elementOf(path);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= belowBar && bottom <= window.innerHeight - 48) return;
    // Not scrollIntoView: that would scroll the editor around the frame, too.
    const isTall = bottom - top > window.innerHeight / 2;
    window.scrollBy({ top: isTall ? top - belowBar : (top + bottom - window.innerHeight) / 2 });
  }

  hover(path: string | null, x = 0, y = 0): void {
    const { page, fields, completed } = this.shown;
    const { rows } = this.parts;
    const element = path === null ? undefined : page.elementOf(path);
    const label = path !== null && element ? fields.labelOf(completed, path) : '';
    this.parts.overlay.hover(element ? { element, label } : null, path === null ? null : rows.offerAt(path, x, y));
    if (path === this.hovered) return;
    this.hovered = path;
    this.shown.send({ type: 'hover', path });
  }

  outline(): void {
    const { page } = this.shown;
    const { rows } = this.parts;
    const element = this.path === null ? undefined : page.elementOf(this.path);
    const none = { before: null, after: null };
    if (this.path === null || !element) return this.parts.overlay.select(null, null, none);
    const { entry } = this;
    const offers = entry ? { before: rows.offer(entry, 'before'), after: rows.offer(entry, 'after') } : none;
    this.parts.overlay.select(element, this.toolsOf(this.path), offers);
  }

  act(action: PreviewAction, to?: number): void {
    const { entry } = this;
    const { rows } = this.parts;
    const tools = entry === null ? null : rows.toolsOf(entry);
    if (entry === null || !tools) return;
    const isRefused = (action === 'hide' && !tools.canHide) || (action === 'duplicate' && tools.isFull);
    if (!isRefused) rows.act(entry, action, to);
  }

  /** Puts a new entry beside the selected one. */
  add(side: Side): void {
    const place = this.entry === null ? null : rowOf(this.entry);
    if (place && !this.parts.rows.isFull(place.list)) this.act('add', place.index + (side === 'after' ? 1 : 0));
  }

  /** Shows what is selected: opens its answer, pauses at its slide. */
  private reveal() {
    const { page, stage } = this.shown;
    const element = this.path === null ? undefined : page.elementOf(this.path);
    const details = element?.closest('details');
    if (details) details.open = true;
    const before = this.held;
    this.held = element ? this.hold(element) : null;
    if (before && before !== this.held && stage.slide === null) letRun(before);
  }

  /** A slide that waits for its turn may not hold its image yet. */
  private hold(element: Element): Element | null {
    const { page } = this.shown;
    const place = this.path === null ? null : rowOf(this.path);
    const isThere = this.path !== null && page.ownElementOf(this.path) !== undefined;
    const first = place && !isThere ? page.ownElementOf(`${place.list}.0`) : undefined;
    return first ? holdSlideOf(first, place?.index) : holdSlideOf(element);
  }

  private spoken(path: string): string {
    const { fields, completed } = this.shown;
    const value = valueAt(completed, path);
    const label = fields.labelOf(completed, path);
    return typeof value === 'string' ? `${label}: ${value.replace(/<[^>]*>/g, ' ').slice(0, 200)}` : label;
  }

  private toolsOf(path: string): Tools {
    const { fields, completed } = this.shown;
    const { writing, rows } = this.parts;
    const { entry, around } = this;
    const label = fields.labelOf(completed, path);
    return {
      label,
      canWrite: writing.canWrite(path),
      hasAround: around !== null,
      row: entry ? rows.toolsOf(entry) : null,
    };
  }
}
