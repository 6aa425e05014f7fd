import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useSite } from '@20x/kit';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of images of this site; others are not asked for. */
export function useImageSizes(addresses: readonly string[]): (address: string) => Size | undefined {
  const origin = useSite().publicUrl || window.location.origin;
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map());
  // An address that is being typed is no image yet.
  const [asked] = useDebouncedValue(addresses.filter((address) => address.startsWith(`${origin}/`)).join('\n'), 500);
  useEffect(() => {
    for (const address of asked.split('\n').filter(Boolean)) {
      const image = new Image();
      image.addEventListener('load', () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        setSizes((known) => new Map(known).set(address, { width, height }));
      });
      image.src = address.slice(origin.length);
    }
  }, [asked, origin]);
  return (address) => sizes.get(address);
}
