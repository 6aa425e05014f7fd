import { Module, type OnModuleInit } from '@nestjs/common';
import type { ContactReceived } from '../contact/contact-events.ts';
import { ContentModule } from '../content/content.module.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { AdminVisitsController } from './admin-visits.controller.ts';
import { CountedPages } from './counted-pages.ts';
import { VisitStatistics } from './visit-statistics.service.ts';
import { VisitWriter } from './visit-writer.ts';
import { VisitorSalt } from './visitor-salt.ts';
import { VisitsController } from './visits.controller.ts';
import { VisitsHousekeeping } from './visits-housekeeping.ts';
import { Visits } from './visits.service.ts';

/** Counts views, visitors and messages by day, without cookies and without keeping who anyone is. */
@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [VisitsController, AdminVisitsController],
  providers: [Visits, VisitWriter, VisitorSalt, VisitStatistics, VisitsHousekeeping, CountedPages],
})
export class AnalyticsModule implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly visits: Visits,
  ) {}

  onModuleInit(): void {
    this.unitOfWork.on<ContactReceived>('contact.received', async (message, tx) =>
      tx.afterCommit(() => this.visits.conversion(message)),
    );
  }
}
