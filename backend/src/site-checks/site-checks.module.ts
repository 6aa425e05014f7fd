import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { ExternalLinkRules, ExternalLinks } from './external-links.ts';
import { SiteCheckRuns } from './site-check-runs.ts';
import { SiteChecksController } from './site-checks.controller.ts';
import { SiteChecks } from './site-checks.service.ts';
import { SiteCrawl } from './site-crawl.ts';

/** Checks the live site as a whole, page by page and page against page. */
@Module({
  imports: [AuditModule, ContentModule],
  controllers: [SiteChecksController],
  providers: [ExternalLinkRules, ExternalLinks, SiteCheckRuns, SiteChecks, SiteCrawl],
})
export class SiteChecksModule {}
