/** Of a rectangle of the window, in pixels. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An entry of a list that is on the page, with its position in the list. */
export interface ShownRow {
  readonly index: number;
  readonly edges: Edges;
}

/** A line where a new or moved entry would go. */
export interface Place {
  /** The position that an entry put here gets. */
  readonly index: number;
  readonly isUpright: boolean;
  /** The start of the line: its top or its left end. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export type Side = 'before' | 'after';

/** Pixels from the edge of a list to the line at its end. */
const away = 8;

const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

function isBeside({ edges: one }: ShownRow, { edges: other }: ShownRow): boolean {
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap(one.top, one.bottom, other.top, other.bottom) > lower / 2 && other.left >= one.right - 1;
}

/** Whether entries are side by side, in one line or in several. */
export const standsInLines = (rows: readonly ShownRow[]): boolean =>
  rows.some((row, at) => at > 0 && isBeside(rows[at - 1]!, row));

/** Entries that lie upon each other, as in a carousel: there is nothing between them. */
function isPile(rows: readonly ShownRow[]): boolean {
  const [one, other] = rows.map(({ edges }) => edges);
  if (!one || !other) return false;
  const wide = overlap(one.left, one.right, other.left, other.right);
  return (
    wide > (one.right - one.left) / 2 &&
    overlap(one.top, one.bottom, other.top, other.bottom) > (one.bottom - one.top) / 2
  );
}

/** The place before or after an entry; `at` counts what is shown. */
export function placeBeside(rows: readonly ShownRow[], at: number, side: Side): Place | null {
  const row = rows[at];
  if (!row || isPile(rows)) return null;
  const other = rows[side === 'before' ? at - 1 : at + 1];
  const [first, second] = side === 'before' ? [other, row] : [row, other];
  const index = row.index + (side === 'before' ? 0 : 1);
  const { left, top, right, bottom } = row.edges;
  if (standsInLines(rows)) {
    const isBetween = first !== undefined && second !== undefined && isBeside(first, second);
    const x = isBetween ? (first.edges.right + second.edges.left) / 2 : side === 'before' ? left - away : right + away;
    return { index, isUpright: true, x, y: top, length: bottom - top };
  }
  const y =
    first && second ? (first.edges.bottom + second.edges.top) / 2 : side === 'before' ? top - away : bottom + away;
  return { index, isUpright: false, x: left, y, length: right - left };
}

/** The half of an entry in which a point lies. */
export function sideAt(rows: readonly ShownRow[], { edges }: ShownRow, x: number, y: number): Side {
  const isFirstHalf = standsInLines(rows) ? x < (edges.left + edges.right) / 2 : y < (edges.top + edges.bottom) / 2;
  return isFirstHalf ? 'before' : 'after';
}

/** The place of a list that is nearest to a point. */
export function nearestPlace(rows: readonly ShownRow[], x: number, y: number): Place | null {
  const distances = rows.map(({ edges: { left, top, right, bottom } }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  const at = distances.indexOf(Math.min(...distances));
  const row = rows[at];
  return row ? placeBeside(rows, at, sideAt(rows, row, x, y)) : null;
}
