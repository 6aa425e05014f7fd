import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../model/imported-post.ts';

/** Files of an archive by their paths, read one by one and never written anywhere. */
export interface Archive {
  readonly paths: readonly string[];
  /** Bytes of a file, unpacked. */
  sizeOf(path: string): number;
  /** Null: there is no such file. */
  read(path: string): Promise<Buffer | null>;
}

const mostFiles = 5_000;
const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;
const largestInAll = 200 * megabyte;
/** Text packs to a tenth, rarely to a fiftieth. */
const mostPacked = 200;
/** Of all files together, which no repetition in a single one explains; entries that share their bytes count each. */
const mostPackedInAll = 50;
const smallInAll = 10 * megabyte;

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
const isNoise = (path: string) => path.endsWith('/') || path.startsWith('__MACOSX/') || /(^|\/)\./.test(path);

/** The ending of a file's name in small letters, without the dot. */
export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** The archive that a file is; null: another kind of file. */
export const archiveOf = async (name: string, bytes: Uint8Array): Promise<Archive | null> =>
  endingOf(name) === 'zip' ? openArchive(bytes) : null;

/** Reads the list of files; refuses an archive that would do harm. */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const zip = await broken(
    fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true }),
  );
  const entries = await broken(entriesOf(zip, bytes.length));
  return {
    paths: [...entries.keys()],
    sizeOf: (path) => entries.get(path)?.uncompressedSize ?? 0,
    read: async (path) => {
      const entry = entries.get(path);
      return entry ? broken(zip.openReadStreamPromise(entry).then((stream: Readable) => buffer(stream))) : null;
    },
  };
}

async function entriesOf(zip: ZipFile, packed: number): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostFiles) throw tooMuch(`more than ${mostFiles.toLocaleString('en-US')} files`);
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry;
    if (isNoise(fileName)) continue;
    // The database holds no zero byte, and nobody can find a name with other control characters.
    if (/\p{Cc}/u.test(fileName))
      throw new UnreadableFile(
        `The name of ${fileName.replace(/\p{Cc}/gu, '\ufffd')} in the archive has a control character. Rename the file and pack it again.`,
      );
    if (entries.has(fileName))
      throw new UnreadableFile(`The archive holds ${fileName} twice. Rename one of them and pack it again.`);
    if (isLink(entry)) throw new UnreadableFile(`The archive holds a link to another file: ${fileName}.`);
    if (entry.isEncrypted()) throw new UnreadableFile('The archive has a password. Pack it without one.');
    if (uncompressedSize > largestFile) throw tooMuch(`a file of more than 20 MB: ${fileName}`);
    size += uncompressedSize;
    if (size > largestInAll) throw tooMuch('more than 200 MB');
    if (size > smallInAll && size > packed * mostPackedInAll)
      throw tooMuch(`files that are packed too tightly to be texts and images, such as ${fileName}`);
    if (uncompressedSize > megabyte && uncompressedSize > compressedSize * mostPacked)
      throw tooMuch(`a file that is packed too tightly to be a text or an image: ${fileName}`);
    entries.set(fileName, entry);
  }
  return entries;
}

const tooMuch = (what: string) => new UnreadableFile(`The archive holds ${what}. Split it.`);

/** What the library refuses: paths outside the archive, sizes that are not true, and what is no archive. */
async function broken<T>(reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw error;
    const reason = error instanceof Error ? error.message : '';
    if (/relative path|absolute path|invalid characters/.test(reason))
      throw new UnreadableFile('The archive holds a path that leads out of it.');
    throw new UnreadableFile('The archive is broken or incomplete. Pack it again as .zip.');
  });
}
