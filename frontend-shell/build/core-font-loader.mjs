import subsetFont from 'subset-font';

export const raw = true;

const range = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;

/** Keeps the characters of the query, written as in `unicode-range`, and the weights that the styles use. */
export default async function coreFont(font) {
  const ranges = [...decodeURIComponent(this.resourceQuery).matchAll(range)];
  const characters = ranges.flatMap(([, first, last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index));
  });
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  return subsetFont(font, characters.join(''), { targetFormat: 'woff2', variationAxes });
}
