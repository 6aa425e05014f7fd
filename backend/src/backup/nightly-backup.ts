import { Logger } from '@nestjs/common';
import { Jobs } from '../core/jobs/jobs.ts';
import type { Backups } from './backups.ts';

export const nightlyQueue = 'backup.nightly';

/** Makes a backup each night, before housekeeping removes what is outdated. */
export class NightlyBackup {
  private readonly logger = new Logger(NightlyBackup.name);

  constructor(
    private readonly backups: Backups,
    jobs: Jobs,
  ) {
    jobs.handle(nightlyQueue, () => this.run());
    jobs.schedule(nightlyQueue, '23 2 * * *');
  }

  private async run(): Promise<void> {
    const { file, bytes, unverified } = await this.backups.make();
    this.logger.log({ msg: 'made a backup', file, bytes });
    if (unverified !== null) this.logger.warn(unverified);
  }
}
