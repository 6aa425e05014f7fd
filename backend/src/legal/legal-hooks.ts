import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContentHooks, Publication } from '../content/documents/content-types.ts';
import type { ContentUnpublished } from '../content/history/content-events.ts';
import type { Transaction } from '../core/database/transaction.ts';
import type { FieldError } from '../core/http/problem.ts';
import { versionPath, versionsPath } from './legal-addresses.ts';
import type { LegalContent } from './legal-content.dto.ts';
import { LegalFactsService } from './legal-facts.service.ts';
import { legalRefusals } from './legal-refusals.ts';
import { legalText } from './legal-text.ts';
import { legalType } from './legal-type.ts';
import { LegalVersions } from './legal-versions.service.ts';

/** Legal texts are binding: their anchors never change, and every publication is kept. */
@Injectable()
export class LegalHooks implements ContentHooks<LegalContent> {
  constructor(
    private readonly facts: LegalFactsService,
    private readonly versions: LegalVersions,
  ) {}

  async refusals(manager: EntityManager, publication: Publication<LegalContent>): Promise<FieldError[]> {
    const last = await this.versions.last(manager, publication);
    return legalRefusals(publication.content, await this.facts.names(manager), last);
  }

  async onPublish({ manager }: Transaction, publication: Publication<LegalContent>): Promise<void> {
    const { slug, content } = publication;
    await this.versions.keep(manager, publication, legalText(slug, content, await this.facts.read(manager)));
  }

  /** The versions are unpublished together with the text. */
  async onUnpublish(tx: Transaction, documentId: string): Promise<void> {
    const { manager } = tx;
    const [document] = await manager.query<{ slug: string }[]>('select slug from content_document where id = $1', [
      documentId,
    ]);
    if (!document) return;
    const { slug } = document;
    const versions = await this.versions.list(slug, manager);
    for (const path of [versionsPath(slug), ...versions.map(({ number }) => versionPath(slug, number))]) {
      tx.emit<ContentUnpublished>({ name: 'content.unpublished', type: legalType.name, documentId, path, by: null });
    }
  }
}
