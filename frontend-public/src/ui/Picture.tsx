import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { fallbackImage } from './fallback-image';
import { knownImage, sourcesOf, type DrawnImage } from './image-sources';
import { useMissingImage } from './useMissingImage';
import classes from './Picture.module.css';

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

/** An image. Its room is kept before it arrives; when it never does, the site's own takes its place. */
export function Picture({ src, width, height, ...rest }: PictureProps) {
  const { isMissing, watch } = useMissingImage(src);
  const known = knownImage(src);
  const image = known ?? {
    ...(width && height ? { width, height } : { width: 1280, height: 800 }),
    widths: [],
    types: [],
  };
  const drawing = { ...rest, image, isMissing, watch };
  if (!known?.themed) return <Drawing {...drawing} src={src} />;
  const path = src.replace(/\?.*/, '');
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
    <picture
      className={classes.picture}
      data-theme={theme}
      data-field={field}
      style={{ '--overhang': image.overhang } as CSSProperties}
    >
      {sources.map(({ type, srcSet, media, width, height }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} media={media} width={width} height={height} />
      ))}
      <img
        {...watch}
        className={[classes.root, className].filter(Boolean).join(' ')}
        data-cut-out={theme && !isMissing ? true : undefined}
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
