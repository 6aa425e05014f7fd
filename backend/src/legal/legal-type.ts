import { Injectable } from '@nestjs/common';
import type { ContentWithdrawn } from '../content/content-events.ts';
import type { ContentType, Publication } from '../content/content-types.ts';
import type { Transaction } from '../core/database/transaction.ts';
import type { FieldError } from '../core/http/problem.ts';
import { withAnchors } from './anchors.ts';
import { legalAliases, legalSlugs, versionPath, versionsPath } from './legal-addresses.ts';
import { LegalContent } from './legal-content.dto.ts';
import { LegalFactsService } from './legal-facts.service.ts';
import { legalRefusals } from './legal-refusals.ts';
import { legalText } from './legal-text.ts';
import { LegalVersions } from './legal-versions.service.ts';

/** The texts that bind: their anchors stay, and every publication is kept. */
@Injectable()
export class LegalType implements ContentType<LegalContent> {
  readonly name = 'legal';
  readonly content = LegalContent;
  readonly titleField = 'title';
  readonly fixed = legalSlugs;
  readonly onlyFixed = true;
  readonly aliases = legalAliases;

  constructor(
    private readonly facts: LegalFactsService,
    private readonly versions: LegalVersions,
  ) {}

  path(slug: string): string {
    return `/${slug}`;
  }

  complete(content: LegalContent): LegalContent {
    return content.blocks ? { ...content, blocks: withAnchors(content.blocks) } : content;
  }

  async refusals({ manager }: Transaction, publication: Publication<LegalContent>): Promise<FieldError[]> {
    const lastSummary = await this.versions.lastSummary(manager, publication);
    return legalRefusals(publication.content, await this.facts.names(manager), lastSummary);
  }

  async onPublish({ manager }: Transaction, publication: Publication<LegalContent>): Promise<void> {
    const { slug, content } = publication;
    await this.versions.keep(manager, publication, legalText(slug, content, await this.facts.read(manager)));
  }

  /** While the text is withdrawn its versions are, too. */
  async onWithdraw(tx: Transaction, documentId: string): Promise<void> {
    const { manager } = tx;
    const [document] = await manager.query<{ slug: string }[]>('select slug from content_document where id = $1', [
      documentId,
    ]);
    if (!document) return;
    const { slug } = document;
    const versions = await this.versions.list(slug, manager);
    for (const path of [versionsPath(slug), ...versions.map(({ number }) => versionPath(slug, number))]) {
      tx.emit<ContentWithdrawn>({ name: 'content.withdrawn', type: this.name, documentId, path, by: null });
    }
  }
}
