import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { ContentHistory } from './history/content-history.ts';
import { ContentPreviews } from './previews/content-previews.ts';
import { ContentTrash } from './publishing/content-trash.ts';
import { EditorsPresent } from './previews/editors-present.ts';

const queue = 'content.housekeeping';

/** Deletes expired and outdated records once a day. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly history: ContentHistory,
    private readonly trash: ContentTrash,
    private readonly previews: ContentPreviews,
    private readonly present: EditorsPresent,
    jobs: Jobs,
  ) {
    jobs.handle(queue, () => this.run());
    jobs.schedule(queue, '17 3 * * *');
  }

  async run(): Promise<void> {
    await this.unitOfWork.run((tx) => this.trash.purge(tx));
    await this.unitOfWork.run((tx) => this.history.prune(tx));
    await this.unitOfWork.run((tx) => this.previews.dropExpired(tx));
    await this.present.forgetAbsent();
  }
}
