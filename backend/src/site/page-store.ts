import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { encodes, type Encoding, type Variants } from './encodings.ts';

const endings = { br: '.html.br', gzip: '.html.gz', identity: '.html' } as const satisfies Record<Encoding, string>;
/** The plain file comes last: where it exists, the others do. */
const writingOrder = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[];
/** No write takes this long: older files were left behind by a process that ended. */
const abandonedAfterMs = 60_000;

/** A document that the browser fills: of the admin area, or of the login. */
export type Shell = 'shell' | 'login';

export interface StoredPage {
  readonly body: Buffer;
  /** The entity tag that nginx gives to the same file. */
  readonly etag: string;
}

interface PageFile extends StoredPage {
  /** The file's times: its text's, which is its generation in seconds, and that of its place. */
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

/**
 * Rendered pages as files, shared by every process on this machine and by nginx:
 * `generations/<n>/…` per generation, `current` → the one that is served, `last/…` the newest rendering of each path.
 * A file is complete or absent: it is written elsewhere, synced and renamed.
 */
export class PageStore {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Creates the folders and removes files left behind by processes that ended halfway. */
  async prepare(): Promise<void> {
    for (const name of ['tmp', 'generations', 'last']) await mkdir(path.join(this.folder, name), { recursive: true });
    const abandoned = Date.now() - abandonedAfterMs;
    for (const name of await readdir(path.join(this.folder, 'tmp'))) {
      const file = path.join(this.folder, 'tmp', name);
      const found = await stat(file).catch(() => null);
      if (!found || found.ctimeMs < abandoned) await rm(file, { force: true });
    }
  }

  /** Stores the page of a path in its generation's folder and as the path's newest rendering. */
  async write(generation: number, pagePath: string, variants: Variants): Promise<void> {
    const file = pageFileOf(pagePath);
    if (file === null) throw new Error(`no page is kept for ${pagePath}`);
    if ((this.pointedAt() ?? 0) > generation) return; // it would never be served
    const kept = path.join(this.generationFolder(generation), file);
    const last = path.join(this.folder, 'last', file);
    for (const name of [kept, last]) await mkdir(path.dirname(name), { recursive: true });
    for (const encoding of writingOrder) await this.place(variants[encoding], kept + endings[encoding], generation);
    for (const encoding of writingOrder) await this.linkTo(kept + endings[encoding], last + endings[encoding]);
    // A publication in between may have removed this page, and nothing else would remove it again.
    const served = this.pointedAt() ?? 0;
    if (served > generation && !(await this.has(served, pagePath))) await this.forget(pagePath);
  }

  /** Replaces the brotli file of a served page by a smaller one of the same text. */
  async shrink(pagePath: string, compress: (html: Buffer) => Promise<Buffer>): Promise<void> {
    const [generation, page] = [this.pointedAt(), await this.readCurrent(pagePath, 'identity')];
    const file = pageFileOf(pagePath);
    if (generation === null || page === null || file === null) return;
    const smaller = await compress(page.body);
    // A publication in between makes another page, and may have removed this one.
    if (this.pointedAt() !== generation || !(await this.has(generation, pagePath))) return;
    await this.place(smaller, path.join(this.generationFolder(generation), file) + endings.br, generation);
  }

  /** Stores a bare document for paths that only the browser renders. */
  async writeShell(name: Shell, variants: Variants): Promise<void> {
    const target = path.join(this.folder, name);
    await mkdir(this.folder, { recursive: true });
    for (const encoding of writingOrder) await this.place(variants[encoding], target + endings[encoding]);
  }

  /** The page of a path in the generation that is served. */
  async readCurrent(pagePath: string, encoding: Encoding): Promise<StoredPage | null> {
    return this.read('current', pagePath, encoding);
  }

  /** The newest rendering of a path, whatever has changed since (the stale page). */
  async readLast(pagePath: string, encoding: Encoding): Promise<StoredPage | null> {
    return this.read('last', pagePath, encoding);
  }

  async has(generation: number, pagePath: string): Promise<boolean> {
    const file = pageFileOf(pagePath);
    return file !== null && exists(path.join(this.generationFolder(generation), file + endings.identity));
  }

  /** The paths of all stale pages. */
  async known(): Promise<string[]> {
    const files = await readdir(path.join(this.folder, 'last'), { recursive: true }).catch(() => []);
    return files.flatMap((file) => pathOfPageFile(file) ?? []);
  }

  /** Whether a stale page exists for the path. */
  knows(pagePath: string): boolean {
    const file = pageFileOf(pagePath);
    return file !== null && existsSync(path.join(this.folder, 'last', file + endings.identity));
  }

  /** Removes an unpublished page, so that it cannot come back when the database is down. */
  async forget(pagePath: string): Promise<void> {
    await this.removeFrom('last', pagePath);
  }

  /** Removes every file of the page, so that it is rendered again. */
  async takeAway(pagePath: string): Promise<void> {
    await this.removeFrom('last', pagePath);
    await this.removeFrom('current', pagePath);
  }

  /** Takes away the page of a path if its files hold different texts, as after a fault of the disk. */
  async dropDamaged(pagePath: string): Promise<boolean> {
    for (const folder of ['current', 'last']) {
      // Twice, because files differ for a moment while they are replaced.
      if ((await this.isWhole(folder, pagePath)) || (await this.isWhole(folder, pagePath))) continue;
      await this.takeAway(pagePath);
      return true;
    }
    return false;
  }

  private async isWhole(folder: string, pagePath: string): Promise<boolean> {
    const plain = await this.read(folder, pagePath, 'identity');
    if (plain === null) return true; // no page
    for (const encoding of ['br', 'gzip'] as const) {
      const encoded = await this.read(folder, pagePath, encoding);
      if (encoded === null) return false;
      if (!(await encodes(encoded.body, encoding, plain.body))) return areBeingReplaced([plain, encoded]);
    }
    return true;
  }

  private async removeFrom(folder: string, pagePath: string): Promise<void> {
    const file = pageFileOf(pagePath);
    if (file === null) return;
    for (const ending of Object.values(endings))
      await rm(path.join(this.folder, folder, file + ending), { force: true });
  }

  /** The served generation; null before the first one. */
  pointedAt(): number | null {
    try {
      return Number(path.basename(readlinkSync(path.join(this.folder, 'current'))));
    } catch {
      return null;
    }
  }

  /** Whether the served pages could be replaced or removed. On a read-only disk nginx would serve them on. */
  canReplaceServed(): boolean {
    if (this.pointedAt() === null) return true;
    try {
      accessSync(this.folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Serves this generation from now on. Synchronous, so that nothing runs between the caller's check and the change.
   */
  pointAt(generation: number): void {
    const folder = this.generationFolder(generation);
    const [temporary, current] = [this.temporaryFile(), path.join(this.folder, 'current')];
    try {
      mkdirSync(folder, { recursive: true });
      mkdirSync(path.dirname(temporary), { recursive: true });
      // Relative to the link, so that the folder can be mounted anywhere.
      symlinkSync(path.join('generations', String(generation)), temporary);
      // A copy that followed links has a folder of old pages in the place of this one.
      if (this.pointedAt() === null) rmSync(current, { recursive: true, force: true });
      renameSync(temporary, current);
    } catch (error) {
      // No stored page is better than an old one, and removing needs no disk space. Temporary files are removed later.
      if (this.pointedAt() !== null) unlinkSync(current);
      throw error;
    }
  }

  /** Removes generations before `served`, except the last of them, which may be in use. */
  async removeBefore(served: number): Promise<void> {
    const older = (await readdir(path.join(this.folder, 'generations')))
      .map(Number)
      .filter((generation) => generation < served)
      .sort((a, b) => b - a);
    for (const generation of older.slice(1))
      await rm(this.generationFolder(generation), { recursive: true, force: true });
  }

  private async read(folder: string, pagePath: string, encoding: Encoding): Promise<PageFile | null> {
    const file = pageFileOf(pagePath);
    if (file === null) return null;
    const name = path.join(this.folder, folder, file + endings[encoding]);
    // Most requests that nginx passes on are for pages without a file, which this tells fifty times as fast.
    if (!statSync(name, { throwIfNoEntry: false })) return null;
    const handle = await open(name).catch(noFile);
    if (!handle) return null;
    try {
      const [{ mtimeMs, ctimeMs, size }, body] = [await handle.stat(), await handle.readFile()];
      return { body, etag: etagOf(Math.floor(mtimeMs / 1000), size), mtimeMs, ctimeMs };
    } finally {
      await handle.close();
    }
  }

  private async place(body: Buffer, target: string, generation?: number): Promise<void> {
    const temporary = this.temporaryFile();
    try {
      const handle = await open(temporary, 'wx', 0o644).catch(() => this.openAnew(temporary));
      try {
        await handle.writeFile(body);
        // nginx makes its ETag from time and size: two versions of equal size must not share a second.
        if (generation !== undefined) await handle.utimes(generation, generation);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** The folder was removed while the process ran. */
  private async openAnew(temporary: string) {
    await mkdir(path.dirname(temporary), { recursive: true });
    return open(temporary, 'wx', 0o644);
  }

  private async linkTo(source: string, target: string): Promise<void> {
    const temporary = this.temporaryFile();
    try {
      await link(source, temporary);
      await rename(temporary, target);
    } finally {
      // Renaming onto another link to the same file does nothing and leaves the temporary name.
      await rm(temporary, { force: true });
    }
  }

  private temporaryFile(): string {
    return path.join(this.folder, 'tmp', randomBytes(12).toString('hex'));
  }

  private generationFolder(generation: number): string {
    return path.join(this.folder, 'generations', String(generation));
  }
}

/** Longest path whose page is stored, so that file and folder names stay far below the system's limits. */
const longestKept = 200;
const keptPath = /^(\/[a-z0-9-]+)+$/;

/** Name (without ending) of the file for the page of a path; null when the page may not be stored. */
export function pageFileOf(path: string): string | null {
  if (path === '/') return 'home';
  return path.length <= longestKept && keptPath.test(path) ? `pages${path}` : null;
}

/** The path of the page in an HTML file, named with its ending; null for any other file. */
export function pathOfPageFile(file: string): string | null {
  const name = /^(.*)\.html$/.exec(file)?.[1];
  const path = name === 'home' ? '/' : name?.replace(/^pages/, '');
  return path !== undefined && pageFileOf(path) === name ? path : null;
}

/** nginx's ETag of a file: time of its last change in seconds and size, both hexadecimal. */
export function etagOf(seconds: number, size: number): string {
  return `"${seconds.toString(16)}-${size.toString(16)}"`;
}

/**
 * Whether another process is putting the files of one generation in the place of another's, as when several start with a new
 * build. Older ones were left behind by a process that ended halfway.
 */
function areBeingReplaced(files: readonly PageFile[]): boolean {
  const times = new Set(files.map(({ mtimeMs }) => mtimeMs));
  const areOfGenerations = times.size > 1 && [...times].every((time) => time % 1000 === 0);
  return areOfGenerations && files.some(({ ctimeMs }) => ctimeMs > Date.now() - abandonedAfterMs);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

function noFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
