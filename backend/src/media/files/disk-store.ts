import { createReadStream } from 'node:fs';
import { constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore, StoredFile } from './media-store.ts';

/** Files in a folder that every back end shares. */
export class DiskStore implements MediaStore {
  constructor(private readonly folder: string) {}

  async put(key: string, file: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await flush(file);
    await rename(file, target);
    await flush(path.dirname(target));
  }

  async get(key: string) {
    const file = this.pathOf(key);
    const found = await ifThere(stat(file));
    return found?.isFile() ? { bytes: found.size, stream: createReadStream(file) } : null;
  }

  copyTo(key: string, file: string): Promise<void> {
    return copyFile(this.pathOf(key), file, constants.COPYFILE_FICLONE);
  }

  async has(key: string): Promise<boolean> {
    return (await ifThere(stat(this.pathOf(key)))) !== null;
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredFile> {
    for (const area of ['originals', 'public']) yield* this.filesIn(area);
  }

  /** One folder after another, because a library has more files than memory should hold. */
  private async *filesIn(folder: string): AsyncIterable<StoredFile> {
    for (const entry of (await ifThere(readdir(this.pathOf(folder), { withFileTypes: true }))) ?? []) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* this.filesIn(key);
      const found = entry.isFile() ? await ifThere(stat(this.pathOf(key))) : null;
      if (found) yield { key, changedAt: found.mtime };
    }
  }

  private readonly pathOf = (key: string) => path.join(this.folder, key);
}

/** Writes what the system still holds of a file or folder to the disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
