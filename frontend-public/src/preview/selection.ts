import type { PreviewAction } from '@20x/kit';
import type { Editing } from './editing';
import { parentOf, rowOf, valueAt } from './fields';
import type { Overlay } from './overlay';
import type { Side } from './places';
import { holdSlideOf, letRun } from './states';
import type { Tools } from './toolbar';

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
  /** What the editor was told to be absent. */
  private absent: string | null = null;
  /** A carousel that stands still for what is selected in it. */
  private held: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly editing: Editing,
    private readonly overlay: Overlay,
  ) {}

  /** The entry of a list that is, or holds, what is selected. */
  get entry(): string | null {
    return this.path === null ? null : this.editing.rows.entryOf(this.path);
  }

  /** The next larger part of the page that can be selected. */
  get around(): string | null {
    return this.path === null ? null : this.editing.rows.entryOf(parentOf(this.path));
  }

  /** By a person on the page. */
  choose(path: string | null, opens = false): void {
    this.path = path;
    this.absent = null;
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
    this.absent = null;
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
    if (this.awaited === null && this.path !== null) this.tellPresence(this.path);
    this.outline();
  }

  /** By now the page shows what it will show of it. */
  private settle(path: string) {
    if (this.awaited === path) {
      this.scrollTo(path);
      this.reveal();
    }
    this.awaited = null;
    this.tellPresence(path);
  }

  /** Once for each change: that nothing on the page shows what is selected, or that something does again. */
  private tellPresence(path: string) {
    const { page, rows } = this.editing;
    const entry = rows.entryOf(path);
    const isAbsent = !(entry === null ? page.elementOf(path) : page.ownElementOf(entry));
    if (isAbsent === (this.absent === path)) return;
    this.absent = isAbsent ? path : null;
    this.editing.send({ type: isAbsent ? 'absent' : 'present', path });
  }

  scrollTo(path: string): void {
    const element = this.editing.page.elementOf(path);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= belowBar && bottom <= window.innerHeight - 48) return;
    // Not scrollIntoView: that would scroll the editor around the frame, too.
    const isTall = bottom - top > window.innerHeight / 2;
    window.scrollBy({ top: isTall ? top - belowBar : (top + bottom - window.innerHeight) / 2 });
  }

  hover(path: string | null, x = 0, y = 0): void {
    const { page, fields, completed, rows } = this.editing;
    const element = path === null ? undefined : page.elementOf(path);
    const label = path !== null && element ? fields.labelOf(completed, path) : '';
    this.overlay.hover(element ? { element, label } : null, path === null ? null : rows.offerAt(path, x, y));
    if (path === this.hovered) return;
    this.hovered = path;
    this.editing.send({ type: 'hover', path });
  }

  outline(): void {
    const { page, rows } = this.editing;
    const element = this.path === null ? undefined : page.elementOf(this.path);
    const none = { before: null, after: null };
    if (this.path === null || !element) return this.overlay.select(null, null, none);
    const { entry } = this;
    const offers = entry ? { before: rows.offer(entry, 'before'), after: rows.offer(entry, 'after') } : none;
    this.overlay.select(element, this.toolsOf(this.path), offers);
  }

  act(action: PreviewAction, to?: number): void {
    const { entry } = this;
    const { rows } = this.editing;
    const tools = entry === null ? null : rows.toolsOf(entry);
    if (entry === null || !tools) return;
    const isRefused = (action === 'hide' && !tools.canHide) || (action === 'duplicate' && tools.isFull);
    if (!isRefused) rows.act(entry, action, to);
  }

  /** Puts a new entry beside the selected one. */
  add(side: Side): void {
    const place = this.entry === null ? null : rowOf(this.entry);
    if (place && !this.editing.rows.isFull(place.list)) this.act('add', place.index + (side === 'after' ? 1 : 0));
  }

  /** What is selected has to be seen: its answer opens, its slide stands still. */
  private reveal() {
    const { page, stage } = this.editing;
    const element = this.path === null ? undefined : page.elementOf(this.path);
    const details = element?.closest('details');
    if (details) details.open = true;
    const before = this.held;
    this.held = element ? this.hold(element) : null;
    if (before && before !== this.held && stage.slide === null) letRun(before);
  }

  /** A slide that waits for its turn may not hold its image yet. */
  private hold(element: Element): Element | null {
    const { page } = this.editing;
    const place = this.path === null ? null : rowOf(this.path);
    const isThere = this.path !== null && page.ownElementOf(this.path) !== undefined;
    const first = place && !isThere ? page.ownElementOf(`${place.list}.0`) : undefined;
    return first ? holdSlideOf(first, place?.index) : holdSlideOf(element);
  }

  private spoken(path: string): string {
    const { fields, completed } = this.editing;
    const value = valueAt(completed, path);
    const label = fields.labelOf(completed, path);
    return typeof value === 'string' ? `${label}: ${value.replace(/<[^>]*>/g, ' ').slice(0, 200)}` : label;
  }

  private toolsOf(path: string): Tools {
    const { fields, completed, writing, rows } = this.editing;
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
