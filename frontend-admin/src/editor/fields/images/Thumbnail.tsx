import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Empty: the place of an image that is not chosen. */
  readonly address: string;
  /** Default: it says nothing, because its address is beside it. */
  readonly alt?: string;
}

/** While someone types, no image is at the addresses on the way. */
export const typingPauseMs = 500;

/** A small view of an image, or that there is none at the address. */
export function Thumbnail({ address, alt = '' }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  if (!address || isMissing) {
    return (
      <div className={classes.root} data-missing={isMissing || undefined}>
        <ImageOff size={20} />
        {isMissing ? <span>No image there</span> : null}
      </div>
    );
  }
  return (
    <img
      src={address}
      alt={alt}
      loading="lazy"
      className={classes.root}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}
