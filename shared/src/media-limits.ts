/** What the media library takes; the admin area states it before a file is chosen. */
export const mediaLimits = {
  bytes: 10 * 1024 * 1024,
  /** An SVG is read whole, which takes long; larger ones are photos in disguise. */
  svgBytes: 500 * 1024,
  /** With all that its references repeat, which a browser draws again and again. */
  svgShapes: 10_000,
  svgSide: 100_000,
  pixels: 40_000_000,
  /** What WebP can hold. */
  side: 16_383,
  frames: 200,
} as const;

/** Files above this size are listed as large. */
export const largeFileBytes = 2 * 1024 * 1024;

export const mediaKinds = ['image', 'svg', 'pdf'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const acceptedImages = 'JPEG, PNG, WebP, AVIF, GIF or SVG';
export const acceptedFiles = 'JPEG, PNG, WebP, AVIF, GIF, SVG or PDF';
