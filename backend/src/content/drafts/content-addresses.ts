import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import {
  changeDocument,
  refuseInTrash,
  type DraftAuthor,
  type OpenedDocument,
} from '../documents/content-documents.ts';
import type { ContentHandled } from '../history/content-events.ts';
import { hasRight, isFixed, type ContentType } from '../documents/content-type.ts';
import { nextSlugOf } from '../documents/document-state.ts';
import { ContentWriter } from './content-writer.ts';
import { checkSlug, namingTakenSlug, slugTaken, whyTaken } from '../documents/new-documents.ts';

/** Other addresses for documents. */
@Injectable()
export class ContentAddresses {
  constructor(private readonly writer: ContentWriter) {}

  /**
   * What visitors may know stays where it is until the draft is published, which carries the new address. What was
   * never live moves at once.
   */
  async change(tx: Transaction, { type, document }: OpenedDocument, slug: string, by: DraftAuthor): Promise<void> {
    refuseInTrash(document);
    if (slug === (nextSlugOf(document) ?? document.slug)) return;
    if (isFixed(type, document.slug)) throw new Problem('conflict', { detail: 'The address of this page is fixed.' });
    if (slug !== document.slug) checkSlug(type, slug);
    const holder = await whyTaken(tx.manager, document, slug);
    if (holder !== null) throw slugTaken(holder);
    if (document.publishAt && !document.firstPublishedAt) requirePublish(type, by);
    if (document.firstPublishedAt) {
      const next = { slug: slug === document.slug ? null : slug, content: document.draft.content };
      await this.writer.append(tx, type, document, { ...next, by, reason: 'saved' });
    } else await namingTakenSlug(changeDocument(tx.manager, type, document, { slug, slugFollowsTitle: false }));
    const path = type.path(slug);
    tx.emit<ContentHandled>({ name: 'content.handled', action: 'address-changed', type: type.name, path, by });
  }
}

/** Where a planned publication will be is up to those who publish. */
function requirePublish(type: ContentType, by: DraftAuthor): void {
  if (!by || hasRight(by.permissions, type, 'publish')) return;
  throw new Problem('forbidden', { detail: 'This is scheduled. Only people who can publish can change its address.' });
}
