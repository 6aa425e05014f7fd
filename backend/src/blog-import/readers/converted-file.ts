import { createHash } from 'node:crypto';
import { isRecord } from '@20x/shared/hidden';
import type { Block } from '../../content/blocks/block-types.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { longestText, refusalOf, UnreadableFile, type ImportedPost } from '../model/imported-post.ts';
import { readImportFile } from './read-file.ts';

/** A post whose text is sections. */
export interface ConvertedPost extends Omit<ImportedPost, 'html' | 'isWordPress' | 'attachments'> {
  readonly blocks: Block[];
  /** Changes when the source says something else, and begins with the form of such hashes. */
  readonly hash: string;
  /** Why its text cannot be read; null: it can. */
  readonly failure: string | null;
}

/** What an uploaded file holds, as plain data, which can leave a thread. */
export interface ConvertedFile {
  readonly readings: readonly {
    readonly source: string;
    readonly posts: readonly ConvertedPost[];
    readonly problems: readonly string[];
  }[];
  /** Files of an archive that could not be read. */
  readonly failures: readonly { readonly path: string; readonly reason: string }[];
}

/** Reads a file and turns the text of each post into sections. */
export async function convertedFile(name: string, bytes: Uint8Array): Promise<ConvertedFile> {
  const { readings, failures, archive } = await readImportFile(name, bytes);
  return {
    readings: readings.map((reading) => ({
      ...reading,
      posts: reading.posts.map((post) => converted(post, archive !== null)),
    })),
    failures,
  };
}

function converted(post: ImportedPost, hasArchive: boolean): ConvertedPost {
  const { html, isWordPress, attachments, ...rest } = post;
  try {
    if (html.length > longestText) throw new UnreadableFile('Its text has more than a million characters. Split it.');
    const { blocks, notes } = blocksFromHtml({ html, isWordPress, attachments });
    const hash = hashOf([said({ ...rest, blocks, notes: [], exported: null }), hasArchive]);
    return { ...rest, blocks, hash, notes: [...rest.notes, ...notes], failure: null };
  } catch (error) {
    return { ...rest, blocks: [], hash: '', failure: refusalOf(error) };
  }
}

/** Counts up when posts that say the same get other hashes. */
const form = '2:';

/** Whether two hashes can differ although the source says the same. */
export const isOfOtherForm = (hash: string): boolean => !hash.startsWith(form);

const hashOf = (value: unknown): string => form + createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Without ids and what is empty: a release that knows more fields or numbers rows in another way reads the same. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (!isRecord(value)) return value;
  const isEmpty = (one: unknown) =>
    [undefined, null, '', false].includes(one as string) || (Array.isArray(one) && one.length === 0);
  const filled = Object.entries(value).filter(([name, one]) => name !== 'id' && !isEmpty(one));
  return Object.fromEntries(
    filled.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, one]) => [name, said(one)]),
  );
}
