import { createHash } from 'node:crypto';
import type { Block } from '../../content/blocks/block-types.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { longestText, refusalOf, UnreadableFile, type ImportedPost } from '../model/imported-post.ts';
import { readImportFile } from './read-file.ts';

/** A post whose text is sections. */
export interface ConvertedPost extends Omit<ImportedPost, 'html' | 'isWordPress' | 'attachments'> {
  readonly blocks: Block[];
  /** Changes when the source says something else. */
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
  const hash = hashOf([{ ...post, attachments: undefined, exported: undefined }, hasArchive]);
  try {
    if (html.length > longestText) throw new UnreadableFile('Its text has more than a million characters. Split it.');
    const { blocks, notes } = blocksFromHtml({ html, isWordPress, attachments });
    return { ...rest, blocks, hash, notes: [...rest.notes, ...notes], failure: null };
  } catch (error) {
    return { ...rest, blocks: [], hash, failure: refusalOf(error) };
  }
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
