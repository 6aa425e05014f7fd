import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../archive/backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { backupsAmong } from './backup-name.ts';

const partial = '.partial';
/** What a backup leaves to the database and to uploads. */
const reserve = 256 * 1024 * 1024;

/** Backups as files that only their owner can read. */
export class BackupFolder implements BackupStore {
  constructor(readonly place: string) {}

  async makeRoom(bytes: number): Promise<void> {
    await mkdir(this.place, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.place)) {
      if (name.endsWith(partial)) await this.delete(name); // a process was killed while it wrote
    }
    const { bavail, bsize } = await statfs(this.place);
    const free = bavail * bsize;
    if (free >= bytes + reserve) return;
    throw new BackupError(
      `A backup needs about ${megabytes(bytes + reserve)} MB, and the disk of ${this.place} has ${megabytes(free)} MB free. ` +
        'Free some space, or set BACKUP_STORE to another disk or a bucket.',
    );
  }

  async write(name: string, content: Readable): Promise<number> {
    const [file, draft] = [path.join(this.place, name), path.join(this.place, name + partial)];
    try {
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder(this.place);
    return (await stat(file)).size;
  }

  async read(name: string): Promise<Readable | null> {
    const file = path.join(this.place, path.basename(name));
    return (await stat(file).catch(() => null)) ? createReadStream(file) : null;
  }

  async list(): Promise<string[]> {
    return backupsAmong(await readdir(this.place).catch(() => []));
  }

  async delete(name: string): Promise<void> {
    await rm(path.join(this.place, name), { force: true });
  }
}

/** After a power cut the new name is still there. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const megabytes = (bytes: number): string => Math.ceil(bytes / 1024 / 1024).toLocaleString('en');
