import { fallbackWidth } from './image-widths.ts';
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

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Every address that content stores in a text; its group is the id. */
export const mediaAddresses = new RegExp(String.raw`/media/(${uuid})/[\w.-]*`, 'g');
