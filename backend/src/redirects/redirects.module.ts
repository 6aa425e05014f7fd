import { Module, type OnModuleInit } from '@nestjs/common';
import type { ContentMoved, ContentPublished } from '../content/history/content-events.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DocumentPlaces } from '../content/links/document-places.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { MissingAddressesController } from './missing-addresses.controller.ts';
import { MissingAddresses } from './missing-addresses.service.ts';
import { RedirectHits } from './redirect-hits.ts';
import { RedirectRules } from './redirect-rules.service.ts';
import { RedirectsController } from './redirects.controller.ts';
import { Redirects } from './redirects.service.ts';
import { SimilarPages } from './similar-pages.ts';

/** Previous addresses: content that moves leaves a redirect, and content published at such an address removes it. */
@Module({
  imports: [AuditModule, ContentModule],
  controllers: [MissingAddressesController, RedirectsController],
  providers: [Redirects, RedirectRules, RedirectHits, MissingAddresses, SimilarPages],
  exports: [Redirects, RedirectHits, MissingAddresses],
})
export class RedirectsModule implements OnModuleInit {
  constructor(
    private readonly redirects: Redirects,
    private readonly unitOfWork: UnitOfWork,
    private readonly places: DocumentPlaces,
    private readonly missing: MissingAddresses,
  ) {}

  onModuleInit(): void {
    this.unitOfWork.on<ContentPublished>('content.published', async ({ path }, tx) => {
      await this.redirects.forget(tx, path);
      await this.missing.forget(tx, [path]);
    });
    this.unitOfWork.on<ContentMoved>('content.moved', ({ from, documentId }, tx) =>
      this.redirects.lead(tx, from, { documentId }),
    );
    this.places.useRedirects(this.redirects);
  }
}
