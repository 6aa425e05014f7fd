import { importLimits } from '@20x/shared/import-limits';
import { refusalOf, UnreadableFile, type ImportedPost, type Reading } from '../model/imported-post.ts';
import { archiveOf, endingOf, type Archive } from './archive.ts';
import { readGhost } from './ghost.reader.ts';
import { readHtml } from './html.reader.ts';
import { readMarkdown } from './markdown.reader.ts';
import { textOfFile } from './text-of-file.ts';
import { readWxr } from './wxr.reader.ts';

/** What an uploaded file holds. */
export interface ImportFile {
  readonly readings: readonly Reading[];
  /** Files of an archive that could not be read. */
  readonly failures: readonly { readonly path: string; readonly reason: string }[];
  /** The other files beside the posts, such as images. */
  readonly archive: Archive | null;
}

const one = (source: string, post: ImportedPost): Reading => ({ source, posts: [post], problems: [] });

/** Readers by the ending of a file's name. */
const readers: Readonly<Record<string, (path: string, text: string) => Reading>> = {
  md: (path, text) => one('markdown', readMarkdown(path, text)),
  markdown: (path, text) => one('markdown', readMarkdown(path, text)),
  html: (path, text) => one('html', readHtml(path, text)),
  htm: (path, text) => one('html', readHtml(path, text)),
  xml: (_, text) => readWxr(text),
  json: (_, text) => readGhost(text),
};

const readerOf = (path: string) => {
  const ending = endingOf(path);
  return Object.hasOwn(readers, ending) ? readers[ending] : undefined;
};
const nested = 'It is an archive inside the archive. Unpack it there, or import it on its own.';
const megabyte = 1024 * 1024;
/** Unpacked, of all posts of an archive. */
const mostText = 50 * megabyte;

/** Reads a file by its name; one that cannot be read at all is an `UnreadableFile`. */
export async function readImportFile(name: string, bytes: Uint8Array): Promise<ImportFile> {
  const archive = await archiveOf(name, bytes);
  const file = archive ? await readArchive(archive) : readAlone(name, bytes);
  const count = file.readings.reduce((sum, { posts }) => sum + posts.length, 0);
  if (count > importLimits.posts)
    throw new UnreadableFile(
      `The file holds ${count} posts. Split it into files of at most ${importLimits.posts} posts.`,
    );
  if (count === 0 && file.failures.length === 0) throw new UnreadableFile('The file holds no posts.');
  return file;
}

function readAlone(name: string, bytes: Uint8Array): ImportFile {
  const read = readerOf(name);
  if (!read) throw new UnreadableFile('Choose a .md, .html, .xml (WordPress), .json (Ghost) or .zip file.');
  return { readings: [read(name, textOfFile(bytes))], failures: [], archive: null };
}

async function readArchive(archive: Archive): Promise<ImportFile> {
  const textSize = archive.paths.reduce((sum, path) => sum + (readerOf(path) ? archive.sizeOf(path) : 0), 0);
  if (textSize > mostText)
    throw new UnreadableFile(`The archive holds more than ${mostText / megabyte} MB of text. Split it.`);
  const readings: Reading[] = [];
  const failures: ImportFile['failures'][number][] = [];
  for (const path of archive.paths) {
    if (endingOf(path) === 'zip') failures.push({ path, reason: nested });
    const read = readerOf(path);
    const content = read && (await archive.read(path));
    if (!content) continue;
    try {
      readings.push(read(path, textOfFile(content)));
    } catch (error) {
      failures.push({ path, reason: refusalOf(error) });
    }
  }
  return { readings, failures, archive };
}
