import type { CSSProperties } from 'react';
import { cover, starterImages } from './starter-images.generated';

export interface ImageSource<Width = number> {
  readonly width: number;
  readonly height: number;
  /** Each width there is, as `<name>-<width>.<type>` beside the image. */
  readonly widths: readonly Width[];
}

export interface DrawnImage<Width = number | string> extends ImageSource<Width> {
  /** The best first. */
  readonly types: readonly string[];
  /** Another drawing for a phone, as `<name>-narrow-<width>.<type>`. */
  readonly narrow?: ImageSource;
  /** Share of the width by which the drawing hangs over its frame at the right. Default: 0. */
  readonly overhang?: number;
  /** The address of its widths up to the hyphen. Default: that of the image without its ending. */
  readonly stem?: string | undefined;
  readonly style?: CSSProperties;
}

export interface StarterImage extends DrawnImage<number> {
  /** Cut out and drawn for both themes; the dark one's name ends in `-dark`. Default: false. */
  readonly themed?: boolean;
}

const starters = starterImages as ReadonlyMap<string, StarterImage>;
const served = /^(\/media.+)-\d+\.webp\?size=(\d+)x(\d+);widths=(.+);focus=(\d+,\d+)(?:;color=(.+))?$/;

const positionOf = (focus: string | undefined) => focus && `${focus.replace(',', '% ')}%`;

/** What the address of an upload says about it. */
function mediaImage(src: string): DrawnImage | null {
  const found = served.exec(src);
  return (
    found && {
      stem: found[1],
      width: Number(found[2]),
      height: Number(found[3]),
      widths: found[4]!.split(','),
      types: cover.types,
      style: { objectPosition: positionOf(found[5]), backgroundColor: found[6] && `#${found[6]}` },
    }
  );
}

const isCover = (src: string) => /^\/images\/blog\/[\w-]+\.jpg$/.test(src);

/** An image that comes with the site, or an upload; null for any other. */
export function knownImage(src: string): (DrawnImage & Pick<StarterImage, 'themed'>) | null {
  const [path = src, focus] = src.split('?focus=');
  const starter = isCover(src) ? cover : starters.get(path);
  return starter ? { ...starter, style: { objectPosition: positionOf(focus) } } : mediaImage(src);
}

/** Of an `<img>` that shows an upload this high: its room, its focal point and the widths to choose from. */
export function drawnAt(height: number, src: string) {
  const image = mediaImage(src);
  if (!image) return undefined;
  const width = Math.round((height * image.width) / image.height);
  const srcSet = image.widths.map((pixels) => `${image.stem}-${pixels}.webp ${pixels}w`).join(', ');
  return { width, srcSet, sizes: `${width}px`, style: { objectPosition: image.style?.objectPosition } };
}

/** Up to here a drawing's narrow form shows. */
const narrowScreen = '(max-width: 36em)';
const wideScreen = '(min-width: 36.01em)';

interface Source extends Pick<ImageSource, 'width' | 'height'> {
  readonly type: string;
  readonly srcSet: string;
  readonly media?: string | undefined;
}

export function sourcesOf(
  src: string,
  { types, narrow, stem = src.replace(/\.\w+$/, ''), ...wide }: DrawnImage,
): Source[] {
  const sourceOf = (
    name: string,
    { width, height, widths }: ImageSource<number | string>,
    type: string,
    media?: string,
  ) => ({
    type: `image/${type}`,
    srcSet: widths.map((pixels) => `${name}-${pixels}.${type} ${pixels}w`).join(', '),
    media,
    width,
    height,
  });
  return types.flatMap((type) => [
    ...(narrow ? [sourceOf(`${stem}-narrow`, narrow, type, narrowScreen)] : []),
    sourceOf(stem, wide, type, narrow && wideScreen),
  ]);
}
