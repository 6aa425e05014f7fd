import { isImageAddress } from '@20x/shared/image-address';
import type { Block } from '../../content/blocks/block-types.ts';
import { valuesIn, withValues } from '../../core/fields/field-walk.ts';
import { Notes } from '../html/notes.ts';
import { PostContent } from '../../blog/post-content.dto.ts';

/** What to store for an image; null leaves it out. */
interface StoredImage {
  readonly address: string | null;
  readonly note?: string;
}

/** Decides about the address that a source gives an image; `post`: the id of the post in its source. */
export type StoreImage = (address: string, post: string) => Promise<StoredImage>;

const imagesAtOnce = 4;

/** Stops at the next tag: a search to the end of the text from each `<img` would take minutes. */
const inText = /(<img\b[^<>]*?\ssrc=")([^"<>]*)("[^<>]*>)/g;

/** The post with the addresses that its images have here. */
export async function withStoredImages(
  content: PostContent,
  store: (address: string) => Promise<StoredImage>,
): Promise<{ readonly content: PostContent; readonly notes: string[] }> {
  const addresses = addressesIn(content);
  const stored = await allStored(addresses, store);
  const of = (address: string) => stored.get(address)?.address ?? null;
  const changed = withValues(PostContent, content, (spec, value) => {
    if (typeof value !== 'string') return value;
    if (spec.kind === 'image') return of(value) ?? undefined;
    if (spec.kind !== 'richText') return value;
    return value.replace(inText, (_, before: string, address: string, after: string) => {
      const kept = of(decoded(address));
      return kept === null ? '' : before + kept.replaceAll('&', '&amp;') + after;
    });
  });
  const notes = new Notes();
  for (const note of [...addresses].flatMap((address) => stored.get(address)?.note ?? [])) notes.add(note);
  return { content: withoutEmptied(content, changed), notes: notes.list() };
}

/** Without the sections and entries that were nothing but an image that is left out. */
function withoutEmptied(before: PostContent, after: PostContent): PostContent {
  const blocks = (after.blocks ?? []).flatMap((block, index): Block[] => {
    const was = before.blocks?.[index];
    if (block.type === 'figure' && was?.type === 'figure') return was.image && !block.image ? [] : [block];
    if (block.type !== 'gallery' || was?.type !== 'gallery') return [block];
    const images = block.images?.filter(({ image }, at) => image || !was.images?.[at]?.image);
    return images?.length || !was.images?.length ? [{ ...block, images }] : [];
  });
  return { ...after, blocks };
}

/** A few at a time; what is under way when one fails ends before the failure is told. */
async function allStored(addresses: ReadonlySet<string>, store: (address: string) => Promise<StoredImage>) {
  const stored = new Map<string, StoredImage>();
  const waiting = [...addresses].reverse();
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
      stored.set(address, await store(address));
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ended = await Promise.allSettled(Array.from({ length: imagesAtOnce }, () => work().catch(stop)));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return stored;
}

function addressesIn(content: PostContent): Set<string> {
  const found = [...valuesIn(PostContent, content)].flatMap(({ spec, value }) => {
    if (typeof value !== 'string') return [];
    if (spec.kind === 'image') return [value];
    return spec.kind === 'richText' ? [...value.matchAll(inText)].map(([, , address = '']) => decoded(address)) : [];
  });
  return new Set(found);
}

const decoded = (address: string) => address.replaceAll('&amp;', '&');

/** Leaves images where they are, if pages can show them from there. */
export const keptImage: StoreImage = (address) => {
  const secure = address
    .replace(/^(?:http:)?\/\//i, 'https://')
    .trim()
    .replaceAll(' ', '%20');
  if (!isImageAddress(secure)) {
    return Promise.resolve({ address: null, note: `The image ${address.slice(0, 200)} was left out: add it by hand.` });
  }
  if (!secure.startsWith('https:')) {
    return Promise.resolve({ address: secure, note: `The image ${address.slice(0, 200)} is not on this site yet.` });
  }
  return Promise.resolve({ address: secure, note: `An image is on ${new URL(secure).host}.` });
};
