import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import type { DomainEvent, PublicDataChanged } from '../core/events/domain-event.ts';
import { Problem } from '../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import {
  advance,
  appendRevision,
  getDocument,
  insertDocument,
  toState,
  type Author,
  type DocumentChange,
  type DocumentRef,
} from './content-documents.ts';
import type { ContentType } from './content-types.ts';
import { checkedForm, publishErrors } from './content-validation.ts';
import { isSlug } from './slug.ts';

/** A document's live revision has changed. */
export interface ContentPublished extends DomainEvent {
  readonly name: 'content.published';
  readonly type: string;
  readonly documentId: string;
  readonly path: string;
  readonly by: Author;
}

/** A page is not to be seen any more: its document was unpublished or removed, or has got another address. */
export interface ContentWithdrawn extends DomainEvent {
  readonly name: 'content.withdrawn';
  readonly type: string;
  readonly documentId: string;
  /** The address under which the page was. */
  readonly path: string;
  readonly by: Author;
}

/** What every write carries: the version that the writer has seen, and who writes. */
export interface Edit {
  readonly version: number;
  readonly by: Author;
}

/** The writes of publishable content, each as a part of the caller's transaction. */
@Injectable()
export class ContentWriter {
  async create<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    { slug, content, by }: { readonly slug: string; readonly content: T; readonly by: Author },
  ): Promise<void> {
    if (!isSlug(slug)) {
      const message = 'Use lower-case letters, digits and single hyphens, at most 75 characters.';
      throw new Problem('invalid_input', { errors: [{ field: 'slug', message }] });
    }
    if (type.reserved?.has(slug)) {
      const message = 'This address belongs to another part of the site.';
      throw new Problem('invalid_input', { errors: [{ field: 'slug', message }] });
    }
    const stored = await this.checkShape(type, content);
    if (!(await insertDocument(tx.manager, type, { slug, content: stored, by }))) {
      throw new Problem('conflict', { errors: [{ field: 'slug', message: 'This address is taken.' }] });
    }
  }

  /** Keeps the content as a new revision; the same content as before changes nothing. */
  async saveDraft<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    ref: DocumentRef,
    { version, by, content }: Edit & { readonly content: T },
  ): Promise<void> {
    const stored = await this.checkShape(type, content);
    const document = await this.getSeen(tx, type, ref, version);
    if (isDeepStrictEqual(document.draft.content, stored)) return;
    const draftRevisionId = randomUUID();
    await this.change(tx, type, document, { draftRevisionId });
    await appendRevision(tx.manager, draftRevisionId, {
      documentId: document.id,
      content: stored,
      reason: 'saved',
      by,
    });
  }

  /** Makes the draft live when it keeps every rule; what is live already changes nothing. */
  async publish<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    ref: DocumentRef,
    { version, by }: Edit,
  ): Promise<void> {
    const document = await this.getSeen(tx, type, ref, version);
    if (document.publishedRevisionId === document.draftRevisionId) return;
    const content = document.draft.content as T;
    const errors = await publishErrors(type.content, content);
    if (errors.length > 0) throw new Problem('not_publishable', { errors });
    await this.change(tx, type, document, {
      publishedRevisionId: document.draftRevisionId,
      publishAt: null,
      firstPublishedAt: () => 'coalesce(first_published_at, now())',
    });
    const { id: documentId, slug } = document;
    await type.onPublish?.(tx, { documentId, slug, content });
    tx.emit<ContentPublished>({ name: 'content.published', type: type.name, documentId, path: type.path(slug), by });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
  }

  private async checkShape(type: ContentType, content: object): Promise<object> {
    const { stored, errors } = await checkedForm(type.content, content);
    if (errors.length > 0) throw new Problem('invalid_input', { errors });
    return stored;
  }

  private async getSeen(tx: Transaction, type: ContentType, ref: DocumentRef, seen: number): Promise<ContentDocument> {
    const document = await getDocument(tx.manager, type, ref);
    if (document.version !== seen) throw editConflict(document);
    return document;
  }

  /** Two writers may have seen the same version: the one whose update comes second finds it gone. */
  private async change(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    change: DocumentChange,
  ): Promise<void> {
    if (await advance(tx.manager, document, change)) return;
    throw editConflict(await getDocument(tx.manager, type, { id: document.id }));
  }
}

function editConflict(current: ContentDocument): Problem {
  const detail = 'Someone else saved this since you opened it. Nothing was changed.';
  return new Problem('edit_conflict', { detail, extra: { current: toState(current) } });
}
