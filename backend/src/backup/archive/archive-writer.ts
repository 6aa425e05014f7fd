import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import {
  headerName,
  manifestName,
  type ArchiveHeader,
  type ArchiveManifest,
  type FileSum,
  type TableSum,
} from './archive-format.ts';

/** The rows of a table are cut into parts of about this size, because an entry's size comes before its content. */
const partBytes = 4 * 1024 * 1024;
const compressed = promisify(gzip);

/**
 * Writes a tar file: the header, the rows of each table in compressed parts, the files as they are, and the manifest.
 * Its memory does not grow with the archive.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private headerSum: string | undefined;
  private readonly tables: TableSum[] = [];
  private readonly files: FileSum[] = [];

  /** The archive. Nothing is written further ahead than it is read. */
  readonly stream = Readable.from(this.tar, { objectMode: false });

  async header(header: ArchiveHeader): Promise<void> {
    const text = JSON.stringify(header, null, 1);
    this.headerSum = createHash('sha256').update(text).digest('hex');
    await this.entry(headerName, text);
  }

  /** `rows`: what COPY writes, where each row is one line. */
  async table(name: string, rows: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    const written = { rows: 0, part: [] as Buffer[], bytes: 0, parts: 0 };
    const endPart = async () => {
      const number = String(++written.parts).padStart(6, '0');
      const part = await compressed(Buffer.concat(written.part.splice(0)));
      written.bytes = 0;
      await this.entry(`database/${name}/${number}.copy.gz`, part);
    };
    for await (const chunk of rows) {
      hash.update(chunk);
      written.rows += linesIn(chunk);
      written.bytes += chunk.length;
      written.part.push(chunk);
      if (written.bytes >= partBytes) await endPart();
    }
    if (written.bytes > 0) await endPart();
    this.tables.push({ name, rows: written.rows, sha256: hash.digest('hex') });
  }

  async file(key: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const entry = this.tar.entry({ name: `media/${key}`, size: bytes });
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      entry,
    );
    this.files.push({ key, bytes, sha256: hash.digest('hex') });
  }

  /** Ends the archive; answers how many rows and files it holds. */
  async end(): Promise<{ rows: number; files: number }> {
    await this.entry(manifestName, JSON.stringify(this.manifest(), null, 1));
    this.tar.finalize();
    return { rows: this.tables.reduce((sum, { rows }) => sum + rows, 0), files: this.files.length };
  }

  /** Marks the archive as broken, so that its reader gets the error. */
  fail(error: Error): void {
    this.tar.destroy(error);
  }

  private manifest(): ArchiveManifest {
    return { ...(this.headerSum && { header: this.headerSum }), tables: this.tables, files: this.files };
  }

  private entry(name: string, content: string | Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
    });
  }
}

export function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++;
  return lines;
}
