import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import { MediaFiles } from '../files/media-files.ts';
import { MediaUses } from './media-uses.ts';
import { MediaVersion, type MediaState } from './media-version.entity.ts';

export const encodingQueue = 'media.encode';
type Job = Pick<MediaVersion, 'itemId' | 'number'>;

/** Writes the widths of images in the background; the queue gives each image to one process. */
@Injectable()
export class MediaEncoding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: MediaFiles,
    private readonly uses: MediaUses,
    jobs: Jobs,
  ) {
    jobs.handle<Job>(encodingQueue, (job) => this.encode(job));
  }

  private async encode(job: Job): Promise<void> {
    const version = await this.dataSource.manager.findOneBy(MediaVersion, { ...job });
    if (!version || version.state === 'ready') return;
    try {
      await this.files.encode(version);
    } catch (error) {
      await this.settle(job, 'failed');
      throw error; // tried again
    }
    await this.settle(job, 'ready');
  }

  private async settle({ itemId, number }: Job, state: MediaState): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.manager.update(MediaVersion, { itemId, number }, { state });
      await this.uses.refresh(tx, itemId);
    });
  }
}
