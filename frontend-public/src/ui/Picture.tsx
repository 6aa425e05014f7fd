import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { fallbackImage } from './fallback-image';
import { cover, starterImages } from './starter-images.generated';
import { useMissingImage } from './useMissingImage';
import classes from './Picture.module.css';

export interface ImageSource<Width = number> {
  readonly width: number;
  readonly height: number;
  /** Each width there is, as `<name>-<width>.<type>` beside the image. */
  readonly widths: readonly Width[];
}

interface DrawnImage<Width = number | string> extends ImageSource<Width> {
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

const starters = new Map<string, StarterImage>(Object.entries(starterImages));
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

interface PictureProps {
  readonly src: string;
  readonly alt?: string | null | undefined;
  /** Pixels of an image that does not come with the site. Default: 1280 × 800. */
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  /** How wide it is drawn, as in `<img sizes>`. Default: the window's width. */
  readonly sizes?: string;
  /** The largest thing of the first view. Default: false. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** Up to here a drawing's narrow form shows. */
const narrowScreen = '(max-width: 36em)';
const wideScreen = '(min-width: 36.01em)';

/** An image. Its room is kept before it arrives; when it never does, the site's own takes its place. */
export function Picture({ src, width, height, ...rest }: PictureProps) {
  const { isMissing, watch } = useMissingImage(src);
  const [path = src, focus] = src.split('?focus=');
  const starter: StarterImage | undefined = isCover(src) ? cover : starters.get(path);
  const image: DrawnImage = (starter && { ...starter, style: { objectPosition: positionOf(focus) } }) ??
    mediaImage(src) ?? {
      ...(width && height ? { width, height } : { width: 1280, height: 800 }),
      widths: [],
      types: [],
    };
  const drawing = { ...rest, image, isMissing, watch };
  if (!starter?.themed) return <Drawing {...drawing} src={src} />;
  // Pages are kept for everybody: which of the two shows, the theme's class says.
  return (
    <>
      <Drawing {...drawing} src={path} theme="light" />
      <Drawing {...drawing} src={path.replace(/\.\w+$/, '-dark$&')} theme="dark" priority={false} />
    </>
  );
}

interface DrawingProps extends Omit<PictureProps, 'width' | 'height'> {
  readonly image: DrawnImage;
  readonly isMissing: boolean;
  readonly watch: ReturnType<typeof useMissingImage>['watch'];
  readonly theme?: 'light' | 'dark';
}

function Drawing(props: DrawingProps) {
  const { src, alt, image, isMissing, watch, theme, sizes = '100vw', priority = false, className, field } = props;
  const sources = isMissing ? [] : sourcesOf(src, image);
  if (priority) {
    const [best] = image.types;
    for (const { type, srcSet, media } of sources.filter((source) => source.type === `image/${best}`)) {
      preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, type, media, fetchPriority: 'high' });
    }
  }
  return (
    <picture className={classes.picture} data-theme={theme} data-field={field} style={overhangOf(image)}>
      {sources.map(({ type, srcSet, media, width, height }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} media={media} width={width} height={height} />
      ))}
      <img
        {...watch}
        className={[classes.root, className].filter(Boolean).join(' ')}
        data-cut-out={theme !== undefined && !isMissing ? true : undefined}
        src={isMissing ? fallbackImage : src}
        alt={alt?.trim() ?? ''}
        width={image.width}
        height={image.height}
        style={{
          aspectRatio: image.narrow && !isMissing ? undefined : `${image.width} / ${image.height}`,
          ...image.style,
        }}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

const overhangOf = ({ overhang = 0 }: DrawnImage) =>
  overhang > 0 ? ({ '--overhang': `${(overhang * 100).toFixed(2)}%` } as CSSProperties) : undefined;

interface Source extends Pick<ImageSource, 'width' | 'height'> {
  readonly type: string;
  readonly srcSet: string;
  readonly media?: string | undefined;
}

function sourcesOf(src: string, { types, narrow, stem = src.replace(/\.\w+$/, ''), ...wide }: DrawnImage): Source[] {
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
