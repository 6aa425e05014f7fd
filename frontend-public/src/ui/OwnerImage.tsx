import type { ComponentPropsWithoutRef } from 'react';
import { fallbackImage } from './fallback-image';
import { drawnAt } from './image-sources';
import { useMissingImage } from './useMissingImage';

interface OwnerImageProps extends ComponentPropsWithoutRef<'img'> {
  readonly src: string;
  readonly alt: string;
  /** Pixels; the room that is kept. */
  readonly width: number;
  readonly height: number;
}

/** An image that the owner gave, in the look of its surroundings; the site's own takes its place when it is missing. */
export function OwnerImage({ src, alt, ...rest }: OwnerImageProps) {
  const { isMissing, watch } = useMissingImage(src);
  return (
    <img
      {...(!isMissing && drawnAt(rest.height, src))}
      {...rest}
      {...watch}
      src={isMissing ? fallbackImage : src}
      alt={alt}
    />
  );
}
