import sharp, { type Sharp } from 'sharp';
import { mediaLimits } from '@20x/shared/media-limits';
import type { MediaCrop } from './media-crop.ts';

// One thread and no cache: memory follows the number of images in work, which a queue bounds.
sharp.concurrency(1);
sharp.cache(false);
// Only the formats that the library takes, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** The upright first frame of a file, cropped. Its metadata, such as where a photo was taken, is never written. */
export function readImage(file: string, crop: MediaCrop | null = null): Sharp {
  const upright = sharp(file, { failOn: 'error', limitInputPixels: mediaLimits.pixels }).autoOrient();
  return crop ? upright.extract({ ...crop }) : upright;
}

export interface ImageFacts {
  /** As sharp names it; AVIF is `heif` with `av1`. */
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** Reads the header only. */
export async function imageFacts(file: string): Promise<ImageFacts> {
  const { format, compression, autoOrient, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  return { format: format === 'heif' && compression === 'av1' ? 'avif' : format, width, height, frames: pages };
}
