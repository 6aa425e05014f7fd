import type { PreviewAction } from '@20x/kit';
import { holds } from '@20x/shared/field-inputs';
import { isHidden } from '@20x/shared/hidden';
import { fallbacksAround } from './fallbacks';
import { rowOf, valueAt } from './fields';
import type { Offer } from './inserter';
import { placeBeside, sideAt, standsInLines, type ShownRow, type Side } from './places';
import type { ShownPage } from './shown-page';
import type { RowTools } from './toolbar';
import type { Writing } from './writing';

/** Pixels of a section's edge at which a pointer means the section and not what lies in it. */
const sectionEdge = 24;

/** The entries of the page's lists: where they are, and what is done to them. */
export class Rows {
  constructor(
    private readonly shown: ShownPage,
    private readonly writing: Pick<Writing, 'end'>,
  ) {}

  /** The innermost entry that is, or holds, what lies at a path. */
  entryOf(path: string): string | null {
    return this.shown.fields.entryOf(this.shown.completed, path);
  }

  /** The entries of a list that are on the page. */
  shownIn(list: string): ShownRow[] {
    const shown = this.valuesIn(list).flatMap((_, index) => {
      const element = this.shown.page.ownElementOf(`${list}.${index}`);
      return element && element.getClientRects().length > 0 ? [{ index, element }] : [];
    });
    return shown.map(({ index, element }, at) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const next = shown[at + 1]?.element;
      // A chapter holds the figures that follow it, and ends where the first of them begins.
      const isAround = next !== undefined && element.contains(next);
      return { index, edges: { left, top, right, bottom: isAround ? next.getBoundingClientRect().top : bottom } };
    });
  }

  /** What is hidden takes no place. */
  isFull(list: string): boolean {
    const { limit } = this.shown.fields.factOf(this.shown.completed, list) ?? {};
    return limit !== undefined && this.valuesIn(list).filter((entry) => !isHidden(entry)).length >= limit;
  }

  act(entry: string, action: PreviewAction, to?: number): void {
    this.writing.end();
    const fill = fallbacksAround(entry, this.shown);
    this.shown.send({ type: 'action', path: entry, action, fill, ...(to !== undefined && { to }) });
  }

  /** A + on one side of an entry. */
  offer(entry: string, side: Side): Offer | null {
    const place = rowOf(entry);
    if (!place) return null;
    return {
      item: this.itemOf(place.list),
      isFull: this.isFull(place.list),
      place: () => {
        const rows = this.shownIn(place.list);
        const at = rows.findIndex(({ index }) => index === place.index);
        return placeBeside(rows, at, side);
      },
      onAdd: (index) => this.act(entry, 'add', index),
    };
  }

  /** The + nearest to the pointer: of its section at the section's edge, else of the innermost entry. */
  offerAt(path: string, x: number, y: number): Offer | null {
    const inner = this.entryOf(path);
    if (inner === null) return null;
    const { fields, completed, page } = this.shown;
    const section = fields.blockOf(completed, path);
    const edges = section === null ? undefined : page.ownElementOf(section)?.getBoundingClientRect();
    const isAtEdge = edges && Math.min(Math.abs(y - edges.top), Math.abs(edges.bottom - y)) < sectionEdge;
    const entry = isAtEdge && section !== null ? section : inner;
    const place = rowOf(entry);
    const rows = place ? this.shownIn(place.list) : [];
    const row = rows.find(({ index }) => index === place?.index);
    return row ? this.offer(entry, sideAt(rows, row, x, y)) : null;
  }

  toolsOf(entry: string): RowTools | null {
    const { fields, completed } = this.shown;
    const place = rowOf(entry);
    const fact = place && fields.factOf(completed, place.list);
    if (!place || !fact) return null;
    return {
      item: this.itemOf(place.list),
      canHide: holds(fact.kind, 'records') || fact.hides === true,
      isFirst: place.index === 0,
      isLast: place.index === this.valuesIn(place.list).length - 1,
      isFull: this.isFull(place.list),
      isInLine: standsInLines(this.shownIn(place.list)),
    };
  }

  private itemOf(list: string): string {
    return this.shown.fields.factOf(this.shown.completed, list)?.item ?? 'entry';
  }

  private valuesIn(list: string): readonly unknown[] {
    const all = valueAt(this.shown.completed, list);
    return Array.isArray(all) ? all : [];
  }
}
