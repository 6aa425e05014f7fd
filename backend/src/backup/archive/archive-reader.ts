import { createHash, type Hash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { isNativeError } from 'node:util/types';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import {
  archiveFormat,
  archiveKinds,
  headerName,
  manifestName,
  nameOf,
  type ArchiveHeader,
  type ArchiveKind,
  type ArchiveManifest,
  type FileSum,
  type TableShape,
  type TableSum,
} from './archive-format.ts';
import { linesIn } from './archive-writer.ts';

/** What happens to the contents of an archive, in its order. Nothing may be kept of it before all of it was read. */
export interface ArchiveTarget {
  header(header: ArchiveHeader): Promise<void>;
  /** Takes the rows of a table, each of which is one line. */
  table(shape: TableShape): Writable;
  /** Must read the whole content. */
  file(key: string, content: Readable): Promise<void>;
}

type Entry = AsyncIterable<Buffer> & { readonly header: { readonly name: string; readonly size: number } };

/** The most that is in memory of an archive at a time: a part with one large row. */
const mostBytes = 256 * 1024 * 1024;

const partName = /^database\/([^/]+)\/\d+\.copy\.gz$/;
/** A key of the media store, and no way out of its folder. */
const mediaName = /^media\/((?:originals|public)(?:\/[\w-][\w.-]*)+)$/;
const expanded = promisify(gunzip);

/** Reads a whole archive and compares it with its manifest. Throws when anything of it is damaged or missing. */
export async function readArchive(
  source: Readable,
  target: ArchiveTarget,
  kind: ArchiveKind = 'backup',
): Promise<ArchiveManifest> {
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  const reading = new Reading(target, kind);
  try {
    for await (const entry of tar) await reading.entry(entry as unknown as Entry);
    return await reading.end();
  } catch (error) {
    await reading.abandon();
    throw reading.explained(error);
  } finally {
    source.destroy();
  }
}

class Reading {
  private header: ArchiveHeader | undefined;
  private headerSum: string | undefined;
  private manifest: ArchiveManifest | undefined;
  private open: OpenTable | undefined;
  private readonly tables: TableSum[] = [];
  private readonly files: FileSum[] = [];

  constructor(
    private readonly target: ArchiveTarget,
    private readonly kind: ArchiveKind,
  ) {}

  async entry(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (this.manifest) throw this.damaged(`${name} follows the manifest`);
    if (entry.header.size > mostBytes && !mediaName.test(name)) throw this.damaged(`${name} is too large`);
    if (!this.header) return this.readHeader(entry);
    const table = partName.exec(name)?.[1];
    if (table !== undefined) return this.readPart(table, await buffer(entry));
    await this.endTable();
    const key = mediaName.exec(name)?.[1];
    if (key !== undefined) return this.readFile(key, entry);
    if (name !== manifestName) throw this.damaged(`it has an unknown entry ${JSON.stringify(name)}`);
    const manifest: unknown = JSON.parse((await buffer(entry)).toString());
    if (!isManifest(manifest)) throw this.damaged('its manifest is incomplete');
    this.manifest = manifest;
  }

  async end(): Promise<ArchiveManifest> {
    const { manifest } = this;
    if (!manifest) throw this.damaged('it ends before its manifest');
    // A table without rows has no entry.
    const read = new Map(this.tables.map((table) => [table.name, table]));
    const tables = manifest.tables.filter(({ rows }) => rows > 0);
    const wrong = [
      ...(manifest.header === undefined || manifest.header === this.headerSum ? [] : ['the header']),
      ...tables.filter((table) => !isEqual(table, read.get(table.name))).map(({ name }) => name),
      ...(tables.length === this.tables.length ? [] : ['the list of tables']),
      ...manifest.files.filter((file, index) => !isEqual(file, this.files[index])).map(({ key }) => key),
      ...(manifest.files.length === this.files.length ? [] : ['the list of files']),
    ];
    if (wrong[0] !== undefined) throw this.damaged(`${wrong[0]} differs from the manifest`);
    return manifest;
  }

  async abandon(): Promise<void> {
    await this.open?.abandon();
  }

  /** Errors of the formats inside mean a damaged archive; others, such as those of the database, stay what they are. */
  explained(error: unknown): unknown {
    if (!isNativeError(error) || error instanceof BackupError) return error;
    const { code } = error as NodeJS.ErrnoException;
    const isDamage =
      error.name === 'SyntaxError' || /^(Z_|ERR_BUFFER_TOO_LARGE$)/.test(code ?? '') || unreadable.test(error.message);
    if (!isDamage) return error;
    const { kind, header } = this;
    const what = header
      ? `The ${kind} is damaged or incomplete.`
      : `The file is not ${archiveKinds[kind].name}, or it is damaged or incomplete.`;
    return new BackupError(what, { cause: error });
  }

  private damaged = (how: string): BackupError => new BackupError(`The ${this.kind} is damaged: ${how}.`);

  private async readHeader(entry: Entry): Promise<void> {
    if (entry.header.name !== headerName) throw new BackupError(`The file is not ${archiveKinds[this.kind].name}.`);
    const text = await buffer(entry);
    this.headerSum = createHash('sha256').update(text).digest('hex');
    const header: unknown = JSON.parse(text.toString());
    if (isNewer(header))
      throw new BackupError(`The ${this.kind} was made by a newer release. Install that release first.`);
    if (!isHeader(header)) throw this.damaged('its header is incomplete');
    const { kind = 'backup' } = header;
    if (kind !== this.kind) {
      const { name, command } = archiveKinds[kind];
      throw new BackupError(`The file is ${name}. Use npm run cli -- ${command} FILE.`);
    }
    this.header = header;
    await this.target.header(header);
  }

  private async readPart(table: string, part: Buffer): Promise<void> {
    if (this.open?.name !== table) {
      await this.endTable();
      const shape = this.header?.tables.find((one) => nameOf(one) === table);
      if (!shape) throw this.damaged(`it has rows of an unknown table ${JSON.stringify(table)}`);
      this.open = new OpenTable(table, this.target.table(shape));
    }
    await this.open.write(await expanded(part, { maxOutputLength: mostBytes }));
  }

  private async endTable(): Promise<void> {
    if (this.open) this.tables.push(await this.open.end());
    this.open = undefined;
  }

  private async readFile(key: string, entry: Entry): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const content = async function* () {
      for await (const chunk of entry) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await this.target.file(key, Readable.from(content(), { objectMode: false }));
    this.files.push({ key, bytes, sha256: hash.digest('hex') });
  }
}

/** A table whose rows are arriving. */
class OpenTable {
  private rows = 0;
  private readonly hash: Hash = createHash('sha256');
  private readonly done: Promise<void>;

  constructor(
    readonly name: string,
    private readonly sink: Writable,
  ) {
    this.done = finished(sink);
    this.done.catch(() => {}); // reported by the next write
  }

  async write(rows: Buffer): Promise<void> {
    this.hash.update(rows);
    this.rows += linesIn(rows);
    if (this.sink.write(rows)) return;
    await Promise.race([new Promise((resolve) => this.sink.once('drain', resolve)), this.done]);
  }

  async end(): Promise<TableSum> {
    this.sink.end();
    await this.done;
    return { name: this.name, rows: this.rows, sha256: this.hash.digest('hex') };
  }

  async abandon(): Promise<void> {
    this.sink.destroy(new Error('abandoned'));
    await this.done.catch(() => {});
  }
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const hasLists = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => Array.isArray((value as Record<string, unknown>)[name]));

/** What else such a header holds, only that release knows. */
const isNewer = (value: unknown): boolean => isObject(value) && Number((value as ArchiveHeader).format) > archiveFormat;

function isHeader(value: unknown): value is ArchiveHeader {
  if (!hasLists(value, ['migrations', 'tables', 'sequences'])) return false;
  const { format, kind = 'backup', createdAt, tables, sequences } = value as ArchiveHeader;
  return (
    Number.isInteger(format) &&
    typeof createdAt === 'string' &&
    Object.hasOwn(archiveKinds, kind) &&
    tables.every((table) => hasLists(table, ['columns'])) &&
    sequences.every(isObject)
  );
}

function isManifest(value: unknown): value is ArchiveManifest {
  if (!hasLists(value, ['tables', 'files'])) return false;
  const { tables, files } = value as ArchiveManifest;
  return [...tables, ...files].every(isObject);
}

const isEqual = (wanted: object, found: object | undefined): boolean =>
  JSON.stringify(Object.entries(wanted).sort()) === JSON.stringify(Object.entries(found ?? {}).sort());

const unreadable =
  /invalid tar header|unexpected end|incorrect (header|data) check|invalid (stored|block|distance|code)|is not valid json|in json at/i;
