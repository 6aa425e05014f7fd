import { acceptedFiles, acceptedImages, mediaLimits } from '@20x/shared/media-limits';
import type { MediaItemAnswer, MediaKind, MediaType } from '../api/generated';

const megabyte = 1024 * 1024;

/** "2.4 MB", "310 KB" */
export const sizeWords = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(Math.round(bytes / 1024), 1)} KB`;

export const typeWords: Readonly<Record<MediaType, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
  svg: 'SVG',
  pdf: 'PDF',
};

export const kindWords: Readonly<Record<MediaKind, string>> = { image: 'Images', svg: 'SVG', pdf: 'PDF' };

type Sized = Pick<MediaItemAnswer, 'width' | 'height'>;

/** "1600 × 1000"; empty where a file has no size in pixels. */
export const pixelWords = ({ width, height }: Sized): string =>
  width === null || height === null ? '' : `${width} × ${height}`;

/** "JPEG · 1600 × 1000 · 2.4 MB" */
export const fileWords = (file: Sized & Pick<MediaItemAnswer, 'type' | 'bytes'>): string =>
  [typeWords[file.type], pixelWords(file), sizeWords(file.bytes)].filter(Boolean).join(' · ');

const sizeLimits =
  `Up to ${mediaLimits.bytes / megabyte} MB and ${mediaLimits.pixels / 1_000_000} megapixels each, ` +
  `${mediaLimits.side.toLocaleString('en-US')} pixels on each side; SVG up to ${sizeWords(mediaLimits.svgBytes)}.`;
/** What is taken, for people who are about to choose files. */
export const limitWords = `${acceptedFiles}. ${sizeLimits}`;
export const imageLimitWords = `${acceptedImages}. ${sizeLimits}`;

/** What the dialog of the browser offers; the content of a file decides. */
export const acceptedInDialog = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg,.pdf';
export const imagesInDialog = '.jpg,.jpeg,.png,.webp,.avif,.gif,.svg';
