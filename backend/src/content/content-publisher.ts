import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { readReference } from '../core/http/document-reference.ts';
import { Problem, type FieldError } from '../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import {
  changeDocument,
  getDocument,
  getSeenDocument,
  type Author,
  type DocumentChange,
  type DocumentRef,
  type Edit,
} from './content-documents.ts';
import type { ContentMoved, ContentPublished, ContentWithdrawn } from './content-events.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import type { ContentType } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { linksIn } from './links/content-links.ts';
import { DocumentPlaces } from './links/document-places.ts';
import type { Clearance } from './checks/clearances.ts';
import { instanceErrors, toInstance } from './content-validation.ts';
import { refuseInTrash } from './document-rules.ts';
import { checkSlug, namingTakenSlug } from './new-documents.ts';
import { liesInHidden, shownContent } from './shown-content.ts';
import { recordCancelledPlan, recordStep } from './transitions.ts';

/** A deed with a word about it. */
export interface Step extends Edit {
  readonly note?: string | null;
}

/** Who shows something to visitors: an editor, after the rules were asked, or the application with what it ships. */
type Presenter = { readonly by: null } | { readonly by: NonNullable<Author>; readonly clearance: Clearance | null };

/** Nothing is planned any more. */
export const noSchedule = {
  publishAt: null,
  publishRevisionId: null,
  unpublishAt: null,
  scheduleZone: null,
  scheduledById: null,
  scheduledByName: null,
} as const satisfies DocumentChange;

interface Move {
  readonly number: number;
  readonly by: Author;
  readonly path: string;
}

const publicationOf = (document: ContentDocument, { slug, number: revision, content }: ContentRevision) => ({
  documentId: document.id,
  slug: slug ?? document.slug,
  revision,
  content,
});

/** What visitors see changes here and nowhere else, whether somebody says so now or a schedule does. */
@Injectable()
export class ContentPublisher {
  constructor(
    private readonly places: DocumentPlaces,
    private readonly writer: ContentWriter,
  ) {}

  /** Makes the draft live when it keeps every rule; what is live already changes nothing. */
  async publish<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    ref: DocumentRef,
    step: Step & Presenter,
  ): Promise<void> {
    const seen = await getSeenDocument(tx.manager, type, ref, step.version);
    refuseInTrash(seen);
    if (seen.publishedRevisionId === seen.draftRevisionId && !seen.publishAt) return;
    const document = await this.completed(tx, type, seen, step.by);
    // A planned end stays.
    if (document.publishAt) await recordCancelledPlan(tx, type, { ...document, unpublishAt: null }, step.by);
    await this.putLive(tx, type, document, document.draft, step);
  }

  /** Takes away what visitors see. */
  async unpublish(tx: Transaction, type: ContentType, ref: DocumentRef, step: Step): Promise<void> {
    const document = await getSeenDocument(tx.manager, type, ref, step.version);
    refuseInTrash(document);
    if (!document.published) throw new Problem('conflict', { detail: 'Visitors do not see this.' });
    await recordCancelledPlan(tx, type, document, step.by);
    await this.withdraw(tx, type, document, step);
  }

  /** Checks the revision in full and shows it to visitors; a planned publication is settled with it. */
  async putLive(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
    presented: Presenter & { readonly note?: string | null },
  ): Promise<void> {
    await this.checkPublishable(tx, type, document, revision, presented);
    const { by, note } = presented;
    const slug = revision.slug ?? document.slug;
    if (slug !== document.slug) checkSlug(type, slug);
    const change = {
      slug,
      publishedRevisionId: revision.id,
      firstPublishedAt: () => 'coalesce(first_published_at, now())',
      ...(document.unpublishAt ? { publishAt: null, publishRevisionId: null } : noSchedule),
    };
    await namingTakenSlug(changeDocument(tx.manager, type, document, change));
    const { id: documentId } = document;
    const publication = publicationOf(document, revision);
    await type.onPublish?.(tx, { ...publication, content: shownContent(publication.content) });
    const path = type.path(slug);
    if (slug !== document.slug) await this.tellMove(tx, type, document, { number: revision.number, by, path });
    await recordStep(tx, type, { ...document, slug }, { kind: 'published', number: revision.number, by, note });
    tx.emit<ContentPublished>({ name: 'content.published', type: type.name, documentId, path, by });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
  }

  /** The old address leads on to the new one from now on. */
  private async tellMove(tx: Transaction, type: ContentType, document: ContentDocument, move: Move): Promise<void> {
    const { number, by, path: to } = move;
    const { id: documentId, published } = document;
    const from = type.path(document.slug);
    await recordStep(tx, type, document, { kind: 'moved', number, by, note: `${from} → ${to}` });
    tx.emit<ContentMoved>({ name: 'content.moved', type: type.name, documentId, from, to });
    if (published)
      tx.emit<ContentWithdrawn>({ name: 'content.withdrawn', type: type.name, documentId, path: from, by });
  }

  /** Whatever was planned is over too: nothing comes back by itself. */
  async withdraw(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    { by, note }: { readonly by: Author; readonly note?: string | null },
    change: DocumentChange = {},
  ): Promise<void> {
    const { id: documentId, slug, published } = document;
    await changeDocument(tx.manager, type, document, { ...noSchedule, ...change, publishedRevisionId: null });
    if (!published) return;
    await type.onWithdraw?.(tx, documentId);
    await recordStep(tx, type, document, { kind: 'unpublished', number: published.number, by, note });
    tx.emit<ContentWithdrawn>({ name: 'content.withdrawn', type: type.name, documentId, path: type.path(slug), by });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
  }

  /** The document with a draft that lacks nothing of what its type gives it when it is to go out. */
  async completed(tx: Transaction, type: ContentType, document: ContentDocument, by: Author): Promise<ContentDocument> {
    if (!type.complete) return document;
    await this.writer.complete(tx, type, document, by);
    return getDocument(tx.manager, type, { id: document.id });
  }

  /** What ships with the application is not held up by what an owner asks of editors. */
  async checkPublishable(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
    presented: Presenter,
  ): Promise<void> {
    const { manager } = tx;
    const content = toInstance(type.content, revision.content);
    const errors = [...(await instanceErrors(content)), ...(await this.lostLinks(manager, type, revision.content))];
    if (presented.by) {
      if (!presented.clearance) throw new Error('The rules were not asked about a publication.');
      errors.push(...((await type.refusals?.(tx, publicationOf(document, revision))) ?? []));
      errors.push(...presented.clearance.errors);
    }
    if (errors.length > 0) throw new Problem('not_publishable', { errors });
  }

  private async lostLinks(manager: EntityManager, type: ContentType, content: object): Promise<FieldError[]> {
    const links = linksIn(type.content, content).flatMap(({ field, href }) => {
      const reference = readReference(href);
      return reference ? [{ field, id: reference.id }] : [];
    });
    const known = await this.places.byId(
      manager,
      links.map(({ id }) => id),
    );
    const isLost = ({ id, field }: (typeof links)[number]) => !known.has(id) && !liesInHidden(content, field);
    const lost = links.filter(isLost).map(({ field }) => field);
    return [...new Set(lost)].map((field) => ({ field, message: 'This links to something that is gone for good.' }));
  }
}
