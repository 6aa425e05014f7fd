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
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setMissing(src);
      },
      onError: () => setMissing(src),
    },
  };
}
