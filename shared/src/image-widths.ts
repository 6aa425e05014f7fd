/** The widths in which an image is served. */
const widths = [320, 480, 640, 960, 1280, 1600, 1920, 2560];
const [, , , , , fallback = 0] = widths;

/** Those that an image of this width has: never wider than it is, and as wide as it is up to the widest. */
export function imageWidths(width: number): number[] {
  const narrower = widths.filter((candidate) => candidate < width);
  return narrower.length === widths.length ? narrower : [...narrower, width];
}

/** The width for browsers and services that choose none. */
export const fallbackWidth = (width: number): number =>
  Math.max(...imageWidths(width).filter((one) => one <= fallback));
