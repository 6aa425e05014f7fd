import { preload } from 'react-dom';
import { fallbackImage } from './fallback-image';
import { shippedImages } from './shipped-images';
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
}

/** An image. Its room is kept before it arrives; when it never does, the site's own takes its place. */
export function Picture({ src, alt, width, height, sizes = '100vw', priority = false, className }: PictureProps) {
  const { isMissing, watch } = useMissingImage(src);
  const shipped = Object.hasOwn(shippedImages, src) ? shippedImages[src] : undefined;
  const size = shipped ?? (width && height ? { width, height } : { width: 1280, height: 800 });
  const sources = shipped && !isMissing ? sourcesOf(src, shipped.widths, shipped.types) : [];
  const [best] = sources;
  if (priority && best) {
    preload(src, { as: 'image', imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type, fetchPriority: 'high' });
  }
  return (
    <picture className={classes.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...watch}
        className={[classes.root, className].filter(Boolean).join(' ')}
        src={isMissing ? fallbackImage : src}
        alt={alt?.trim() ?? ''}
        width={size.width}
        height={size.height}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}

const sourcesOf = (src: string, widths: readonly number[], types: readonly string[]) =>
  types.map((type) => ({
    type: `image/${type}`,
    srcSet: widths.map((width) => `${src.replace(/\.\w+$/, '')}-${width}.${type} ${width}w`).join(', '),
  }));
