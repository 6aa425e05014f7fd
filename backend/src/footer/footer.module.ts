import { Module } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { ContentModule } from '../content/content.module.ts';
import { FooterController } from './footer.controller.ts';
import { FooterService } from './footer.service.ts';

const newYear = 'footer.new-year';

@Module({
  imports: [ContentModule],
  controllers: [FooterController],
  providers: [FooterService],
  exports: [FooterService],
})
export class FooterModule {
  /** The copyright line names the year: pages of the last one are rendered again. */
  constructor(jobs: Jobs, unitOfWork: UnitOfWork) {
    const changed = { name: 'public-data.changed', source: 'footer' } as const;
    jobs.handle(newYear, () => unitOfWork.run((tx) => Promise.resolve(tx.emit<PublicDataChanged>(changed))));
    jobs.schedule(newYear, '0 0 1 1 *');
  }
}
