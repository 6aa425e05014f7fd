import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import type { Crop } from '../../api/generated';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least that the server takes, in pixels. */
export const leastCrop = 16;

const everything: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** The marked part as shares of the image; null: all of it. */
export function percentOf(crop: Crop | null, { width, height }: Size): PercentCrop {
  if (!crop) return everything;
  const [across, down] = [100 / width, 100 / height];
  return {
    unit: '%',
    x: crop.left * across,
    y: crop.top * down,
    width: crop.width * across,
    height: crop.height * down,
  };
}

/** The marked part in pixels, always inside the image; null: all of it. */
export function pixelsOf(marked: PercentCrop, { width, height }: Size): Crop | null {
  const [left, top] = [Math.round((marked.x * width) / 100), Math.round((marked.y * height) / 100)];
  const crop = {
    ...{ left, top },
    width: Math.min(Math.round((marked.width * width) / 100), width - left),
    height: Math.min(Math.round((marked.height * height) / 100), height - top),
  };
  return crop.width === width && crop.height === height ? null : crop;
}

/** The largest part of that shape, from the middle. */
export const inShape = (aspect: number, { width, height }: Size): PercentCrop =>
  centerCrop(makeAspectCrop(everything, aspect, width, height), width, height);
