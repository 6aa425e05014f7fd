import { fallbackWidth, imageWidths } from './image-widths.ts';
import type { MediaKind } from './media-limits.ts';
import { slugFrom } from './slug.ts';

const endings: Readonly<Record<MediaKind, string>> = { image: 'webp', svg: 'svg', pdf: 'pdf' };
const wordsOf = (name: string) => slugFrom(name) || 'file';

/** The address that content stores. It survives renaming and replacing: only the id counts. */
export const mediaAddress = ({ id, name, kind }: { id: string; name: string; kind: MediaKind }): string =>
  `/media/${id}/${wordsOf(name)}.${endings[kind]}`;

export interface ServedFile {
  /** Names the content: a changed file has another one. */
  readonly key: string;
  readonly name: string;
  readonly kind: MediaKind;
  readonly width: number | null;
}

/** The address of a file in one width; it never changes. Default: the width for those who choose none. */
export function fileAddress({ key, name, kind, width }: ServedFile, wanted?: number): string {
  const pixels = kind === 'image' && width !== null ? `-${wanted ?? fallbackWidth(width)}` : '';
  return `/media/${key}/${wordsOf(name)}${pixels}.${endings[kind]}`;
}

export interface ResolvedFile extends ServedFile {
  readonly height: number | null;
  readonly color: string | null;
  /** Percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
  /** Where the site has the picture drawn in advance. */
  readonly starterPath?: string | null;
}

/**
 * The address that visitors get. It works by itself and describes the file, so that a page needs no second request:
 * `/media/<key>/ward-1600.webp?size=2000x1000;widths=320,…,2000;focus=50,30;color=8fa3b0`. Semicolons need no escape in HTML.
 */
export function resolvedAddress(file: ResolvedFile): string {
  const { kind, width, height, color, focus, starterPath } = file;
  if (starterPath)
    return focus.every((percent) => percent === 50) ? starterPath : `${starterPath}?focus=${focus.join()}`;
  const facts = [
    width && height && `size=${width}x${height}`,
    kind === 'image' && width && `widths=${imageWidths(width).join()}`,
    kind === 'image' && `focus=${focus.join()}`,
    color && `color=${color}`,
  ].filter(Boolean);
  return fileAddress(file) + (facts.length > 0 ? `?${facts.join(';')}` : '');
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Every address that content stores in a text; its group is the id. */
export const mediaAddresses = new RegExp(String.raw`/media/(${uuid})/[\w.-]*`, 'g');

/** The item that an address of content names; null for any other address. */
export const mediaIdIn = (address: string): string | null => [...address.matchAll(mediaAddresses)][0]?.[1] ?? null;
