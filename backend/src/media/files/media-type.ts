import type { MediaKind } from '@20x/shared/media-limits';

/** What a file is by its content. */
export const mediaTypes = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const kindOf = (type: MediaType): MediaKind => (type === 'svg' || type === 'pdf' ? type : 'image');

const isBrand = (head: Buffer, brands: readonly string[]) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brands.includes(head.toString('latin1', 8, 12));

/**
 * Comments, a document type and an XML declaration may come before the root element. Each can be read in one way only, or
 * many of them would take for ever.
 */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>\s*)*<svg[\s>]/i;

/** The type by the first bytes of a file, null when the library does not take it. The name is not asked. */
export function typeByContent(head: Buffer): MediaType | null {
  const start = head.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (isBrand(head, ['avif', 'avis'])) return 'avif';
  return svgStart.test(head.toString('utf8')) ? 'svg' : null;
}

/** Photos of phones, which many people try to upload. */
export const isHeic = (head: Buffer) => isBrand(head, ['heic', 'heix', 'hevc', 'mif1', 'msf1']);
