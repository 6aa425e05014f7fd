import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files that are being received or written. They lie beside the store, so that a finished one is only renamed. */
export class TemporaryFiles {
  constructor(private readonly folder: string) {}

  /** Gives the work a path for a file, which is removed afterwards if it is still there. */
  async with<T>(work: (file: string) => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, randomUUID());
    try {
      return await work(file);
    } finally {
      await rm(file, { force: true }).catch(() => {}); // the sweeper tries again
    }
  }

  /** Removes what a killed process left there. */
  async sweep(before: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => null);
      if (found && found.mtime < before) await rm(file, { force: true });
    }
  }
}
