import { Writable, type Readable } from 'node:stream';
import { getHeapStatistics } from 'node:v8';
import type { ExportedTerm } from '../blog/terms/term-edits.service.ts';
import type { ArchiveHeader } from '../backup/archive/archive-format.ts';
import { readArchive } from '../backup/archive/archive-reader.ts';
import type { ExportedMedia } from '../media/library/media-transfer.ts';
import type { ExportedRedirect } from '../redirects/redirect-rules.service.ts';
import { TransferError } from './transfer-error.ts';

export interface ExportedDocument {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  /** The address that goes live with the draft; null: the document stays where it is. */
  readonly nextSlug: string | null;
  /** What visitors see; null: nothing. */
  readonly live: object | null;
  /** What editors see; null: what visitors see. */
  readonly draft: object | null;
  readonly firstPublishedAt: string | null;
  readonly publishedAt: string | null;
  /** The place in the list of a type whose documents have an order. */
  readonly position: number | null;
}

/** What an export holds, by the names of its tables: rows of JSON, one a line. */
interface Rows {
  readonly settings: { readonly key: string; readonly value: string };
  readonly terms: ExportedTerm;
  readonly media: ExportedMedia;
  readonly documents: ExportedDocument;
  readonly redirects: ExportedRedirect;
}
export type TableName = keyof Rows;

/** In the order of the archive: the items of the library come before their files. */
export const tables: readonly TableName[] = ['settings', 'terms', 'media', 'documents', 'redirects'];
const schema = 'content';
export const tableShapes = tables.map((table) => ({ schema, table, columns: [] }));

export type SiteContent = { readonly [Name in TableName]: readonly Rows[Name][] };

/** The first entry of an export. */
export interface ExportHeader extends ArchiveHeader {
  readonly kind: 'export';
  /** The address of the site. */
  readonly site: string;
}

interface ContentTarget {
  header(header: ExportHeader): Promise<void>;
  /** Must read the whole file. */
  file(key: string, content: Readable, read: SiteContent): Promise<void>;
}

/** Content takes several times the bytes of its text in memory. */
const heapForText = 8;
const megabyte = 1024 ** 2;

/** Reads a whole export and compares it with its checksums. More text than the memory has room for is refused. */
export async function readContent(
  archive: Readable,
  target: ContentTarget,
  mostBytes = getHeapStatistics().heap_size_limit / heapForText,
): Promise<SiteContent> {
  const content: Record<TableName, object[]> = { settings: [], terms: [], media: [], documents: [], redirects: [] };
  let bytes = 0;
  const count = (more: number) => {
    bytes += more;
    if (bytes <= mostBytes) return;
    const most = `${Math.floor(mostBytes / megabyte)} MB`;
    throw new TransferError(
      `The export has more than ${most} of text. Give the command more memory, for example with NODE_OPTIONS=--max-old-space-size=8192.`,
    );
  };
  const read = content as unknown as SiteContent;
  await readArchive(
    archive,
    {
      header: (header) => target.header(header as ExportHeader),
      table: ({ table }) => rowsInto(Object.hasOwn(content, table) ? content[table as TableName] : [], count),
      file: (key, file) => target.file(key, file, read),
    },
    'export',
  );
  return read;
}

/** Parts of an archive end with a whole line. */
function rowsInto(rows: object[], count: (bytes: number) => void): Writable {
  return new Writable({
    write: (part: Buffer, _encoding, done) => {
      try {
        count(part.length);
        for (const line of part.toString().split('\n')) if (line !== '') rows.push(JSON.parse(line) as object);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
