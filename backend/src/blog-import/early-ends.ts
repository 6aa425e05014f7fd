import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { BlogImportRow } from './blog-import.entity.ts';

interface End {
  readonly state: 'failed' | 'canceled';
  readonly failure: string | null;
}

/** Ends imports before their last post. What they wrote stays, and their job writes nothing more. */
@Injectable()
export class EarlyEnds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Waits for the post that is being written. */
  async cancel(id: string): Promise<void> {
    if (await this.end(id, { state: 'canceled', failure: null })) return;
    const row = await this.dataSource.manager.findOneBy(BlogImportRow, { id });
    if (!row) throw new Problem('not_found');
    if (row.state !== 'canceled') throw new Problem('conflict', { detail: 'This import is not running.' });
  }

  /** The queue does not try again: says so instead of running forever. */
  async giveUp(id: string): Promise<void> {
    await this.end(id, { state: 'failed', failure: 'The server could not finish this import.' });
  }

  /** Whether it was running. */
  private async end(id: string, { state, failure }: End): Promise<boolean> {
    return this.unitOfWork.run(async ({ manager }) => {
      const over = { state, failure, runId: null, bytes: null, finishedAt: () => 'now()' };
      const { affected } = await manager.update(BlogImportRow, { id, state: 'running' }, over);
      if (affected !== 1) return false;
      await manager.query(
        `update blog_import_item set is_done = true, warnings = array_append(warnings, $2)
         where import_id = $1 and is_written and not is_done`,
        [id, 'The import ended before it could publish this post. Publish it yourself.'],
      );
      return true;
    });
  }
}
