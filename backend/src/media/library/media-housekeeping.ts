import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../core/jobs/jobs.ts';
import { MEDIA_STORE, type MediaStore } from '../files/media-store.ts';
import { TemporaryFiles } from '../files/temporary-files.ts';

const queue = 'media.housekeeping';
const daysInTrash = 30;
/** An upload stores its file before its row, so a file without a row may be one that is just being added. */
const mostHoursWithoutRow = 24;
const filesAtOnce = 500;

/** Removes what nothing names any more once a day: items that lay in the trash for their time, and files without a row. */
@Injectable()
export class MediaHousekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly temporary: TemporaryFiles,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    jobs: Jobs,
  ) {
    jobs.handle(queue, () => this.run());
    jobs.schedule(queue, '41 3 * * *');
  }

  async run(): Promise<void> {
    await this.dataSource.query(
      `delete from media_item item where deleted_at < now() - make_interval(days => $1)
         and not exists (select 1 from media_use used where used.media_id = item.id)`,
      [daysInTrash],
    );
    const before = new Date(Date.now() - mostHoursWithoutRow * 3_600_000);
    await this.temporary.sweep(before);
    let batch: string[] = [];
    for await (const { key, changedAt } of this.store.list()) {
      if (changedAt < before) batch.push(key);
      if (batch.length === filesAtOnce) {
        await this.removeUnnamed(batch);
        batch = [];
      }
    }
    await this.removeUnnamed(batch);
  }

  /** Removes those of the files that no item has. */
  async removeUnnamed(files: readonly string[]): Promise<void> {
    const hashes = files.map(hashIn);
    const rows = await this.dataSource.query<{ hash: string }[]>(
      `select original as hash from media_version where original = any($1)
       union select key from media_version where key = any($1)`,
      [[...new Set(hashes)]],
    );
    const named = new Set(rows.map(({ hash }) => hash));
    for (const [index, file] of files.entries()) {
      if (!named.has(hashes[index] ?? '')) await this.store.delete(file);
    }
  }
}

/** `originals/ab/<hash>` and `public/ab/<hash>/640.webp` */
const hashIn = (file: string) => file.split('/')[2] ?? '';
