const ink = '#09201e';
const white = '#ffffff';

/** Ink or white, whichever reads better on a hex colour; undefined when the text is not one. */
export const textOn = (background: string | null | undefined): string | undefined => readableOn(background)?.color;

/** The colour of a text on a hex colour, and the contrast it has there; undefined when that is not a hex colour. */
export function readableOn(background: string | null | undefined) {
  const channels = channelsOf(background?.trim() ?? '');
  if (!channels) return undefined;
  const light = luminance(channels);
  const onInk = contrast(light, luminance(channelsOf(ink) ?? []));
  const onWhite = contrast(1, light);
  return onInk >= onWhite ? { color: ink, contrast: onInk } : { color: white, contrast: onWhite };
}

function channelsOf(color: string): number[] | undefined {
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? [];
  if (!hex) return undefined;
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (lighter: number, darker: number) => (lighter + 0.05) / (darker + 0.05);
