import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readImage } from './image-reading.ts';
import { damaged } from './inspect-file.ts';
import type { MediaCrop } from './media-crop.ts';

/** What stands in for an image until it arrives. */
export interface ImageLook {
  /** Null where something shines through. */
  readonly color: string | null;
  readonly placeholder: string;
}

const placeholderWidth = 16;

/** Writes the smallest width of an image as WebP. It decodes the whole image, so a damaged one is refused here. */
export async function writeThumbnail(
  image: { readonly path: string; readonly width: number; readonly crop?: MediaCrop | null },
  target: string,
): Promise<ImageLook> {
  const small = await readImage(image.path, image.crop)
    .resize(image.width)
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  await writeFile(target, small);
  const tiny = await sharp(small).resize(placeholderWidth).webp({ quality: 30 }).toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return { color: isOpaque ? color : null, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
