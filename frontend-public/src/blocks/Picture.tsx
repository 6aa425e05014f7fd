import classes from './Picture.module.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string | null | undefined;
  /** Pixels. Default: 1280 × 800. */
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  /** Part of the first view. Default: false. */
  readonly first?: boolean;
}

/** An image that an editor chose. Its room is kept before it arrives, and when it never does. */
export function Picture({ src, alt, width, height, first = false }: PictureProps) {
  const size = width && height ? { width, height } : { width: 1280, height: 800 };
  return (
    <img
      className={classes.root}
      src={src}
      alt={alt?.trim() ?? ''}
      {...size}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  );
}
