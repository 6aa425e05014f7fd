import type { Edges } from './places';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between a part of the page and what is put beside it. */
const away = 8;
/** Of the bar at the lower edge of a preview, which covers nothing of the page. */
const barHeight = 44;

const doOverlap = (one: Edges, other: Edges) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where a box covers nothing that is taken: above or below `around`, or at its side; else on the bar of the preview, where
 * `align` says: 0 is its left end, 1 its right one.
 */
export function freePlace(
  around: Edges,
  { width, height }: Size,
  { taken, window, align }: { readonly taken: readonly Edges[]; readonly window: Size; readonly align: number },
): { readonly left: number; readonly top: number } {
  const [above, below] = [around.top - away - height, around.bottom + away];
  const [start, end] = [around.left - 4, around.right + 4 - width];
  const places: readonly (readonly [left: number, top: number])[] = [
    ...[above, below].flatMap((top) => [[start, top] as const, [end, top] as const]),
    [around.right + away, around.top],
    [around.left - away - width, around.top],
  ];
  const free = places.find(([left, top]) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const isInside =
      left >= 4 && top >= 4 && box.right <= window.width - 4 && box.bottom <= window.height - barHeight - 4;
    return isInside && !taken.some((other) => doOverlap(box, other));
  });
  const [left, top] = free ?? [
    4 + align * Math.max(0, window.width - width - 8),
    window.height - Math.max(height, (barHeight + height) / 2),
  ];
  return { left, top };
}
