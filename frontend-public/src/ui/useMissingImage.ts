import { useState, type RefCallback } from 'react';

interface MissingImage {
  readonly isMissing: boolean;
  /** Goes on the `<img>` that shows `src`. */
  readonly watch: { readonly ref: RefCallback<HTMLImageElement>; readonly onError: () => void };
}

/** Watches for an image that does not load, also for one that failed before hydration. */
export function useMissingImage(src: string): MissingImage {
  const [missing, setMissing] = useState<string>();
  return {
    isMissing: missing === src,
    watch: {
      ref: (image) => {
        if (!image || !looksMissing(image)) return;
        // An image that has just arrived looks the same until it is decoded.
        image.decode().catch(() => looksMissing(image) && setMissing(src));
      },
      onError: () => setMissing(src),
    },
  };
}

const looksMissing = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== '';
