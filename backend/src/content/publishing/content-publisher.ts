import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/transaction.ts';
import type { PublicDataChanged } from '../../core/events/domain-event.ts';
import { Problem } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import {
  changeDocument,
  refuseInTrash,
  type OpenedDocument,
  type Author,
  type DocumentChange,
} from '../documents/content-documents.ts';
import type { ContentMoved, ContentPublished, ContentUnpublished } from '../history/content-events.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes, publicationOf } from '../documents/content-types.ts';
import { ContentWriter } from '../drafts/content-writer.ts';
import type { PreflightResult } from '../checks/content-checks.ts';
import { CheckedPage } from '../checks/page/checked-page.ts';
import { placeholdersIn } from '../checks/page/read-texts.ts';
import { PublishRules } from '../checks/publish-rules.ts';
import { toInstance } from '../documents/content-validation.ts';
import { checkSlug, namingTakenSlug } from '../documents/new-documents.ts';
import { shownContent } from '../documents/shown-content.ts';
import { headOf } from './live-head.ts';
import { recordCancelledPlan, recordStep } from '../history/transitions.ts';

interface Step {
  readonly by: Author;
  /** For the history. */
  readonly note?: string | null;
}

/** Who publishes: an editor, after the preflight; the application with its starter content; or what is live elsewhere. */
type Presenter =
  | { readonly by: null; readonly preflight?: undefined }
  | { readonly by: NonNullable<Author>; readonly preflight: PreflightResult | 'live elsewhere' | null };

/** The columns of a document without a schedule. */
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

/** What someone still has to fill in. Text without brackets is not parsed. */
function placeholdersOf(type: ContentType, content: object): string[] {
  if (!/\[[a-z]|lorem/i.test(JSON.stringify(content))) return [];
  return [...new Set(placeholdersIn(new CheckedPage(toInstance(type.content, content))).map(({ words }) => words))];
}

/** The one place that changes what visitors see, for editors and for schedules. */
@Injectable()
export class ContentPublisher {
  constructor(
    private readonly types: ContentTypes,
    private readonly rules: PublishRules,
    private readonly writer: ContentWriter,
  ) {}

  /** Makes the draft live when it keeps every rule, and answers the document; what is live already changes nothing. */
  async publish(
    tx: Transaction,
    { type, document: seen }: OpenedDocument,
    step: Step & Presenter,
  ): Promise<ContentDocument> {
    refuseInTrash(seen);
    if (seen.publishedRevisionId === seen.draftRevisionId && !seen.publishAt) return seen;
    const document = await this.writer.complete(tx, type, seen, step.by);
    // A planned end is kept.
    if (document.publishAt) await recordCancelledPlan(tx, type, { ...document, unpublishAt: null }, step.by);
    return this.putLive(tx, type, document, document.draft, step);
  }

  /** Takes the live document offline. */
  async unpublish(tx: Transaction, { type, document }: OpenedDocument, step: Step): Promise<void> {
    refuseInTrash(document);
    if (!document.published) throw new Problem('conflict', { detail: 'This is not published.' });
    await recordCancelledPlan(tx, type, document, step.by);
    await this.takeOffline(tx, type, document, step);
  }

  /** Checks the revision in full and shows it to visitors; a planned publication is settled with it. */
  async putLive(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
    presented: Step & Presenter,
  ): Promise<ContentDocument> {
    await this.checkPublishable(tx, type, document, revision, presented);
    const { by, note } = presented;
    const slug = revision.slug ?? document.slug;
    if (slug !== document.slug) checkSlug(type, slug);
    const change = {
      slug,
      publishedRevisionId: revision.id,
      publishedAt: () => 'now()',
      placeholders: placeholdersOf(type, revision.content),
      liveHead: headOf(type, revision.content),
      firstPublishedAt: () => 'coalesce(first_published_at, now())',
      ...(document.unpublishAt ? { publishAt: null, publishRevisionId: null } : noSchedule),
    };
    const changed = await namingTakenSlug(changeDocument(tx.manager, type, document, change));
    const { id: documentId } = document;
    const publication = publicationOf(document, revision);
    const content = shownContent(type.content, publication.content);
    await this.types.hooksOf(type).onPublish?.(tx, { ...publication, content });
    const path = type.path(slug);
    if (slug !== document.slug) await this.emitMove(tx, type, document, { number: revision.number, by, path });
    await recordStep(tx, type, { ...document, slug }, { kind: 'published', number: revision.number, by, note });
    tx.emit<ContentPublished>({ name: 'content.published', type: type.name, documentId, path, by });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
    return { ...changed, published: revision, publishedByName: by?.username ?? null, toPublish: null };
  }

  /** Announces that the old address redirects to the new one. */
  private async emitMove(tx: Transaction, type: ContentType, document: ContentDocument, move: Move): Promise<void> {
    const { number, by, path: to } = move;
    const { id: documentId, published } = document;
    const from = type.path(document.slug);
    await recordStep(tx, type, document, { kind: 'moved', number, by, note: `${from} → ${to}` });
    tx.emit<ContentMoved>({ name: 'content.moved', type: type.name, documentId, from, to });
    if (published)
      tx.emit<ContentUnpublished>({ name: 'content.unpublished', type: type.name, documentId, path: from, by });
  }

  /** Cancels a schedule too, so that nothing goes live again by itself. */
  async takeOffline(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    { by, note }: Step,
    change: DocumentChange = {},
  ): Promise<void> {
    const { id: documentId, slug, published } = document;
    const offline = { publishedRevisionId: null, publishedAt: null, placeholders: [], liveHead: null };
    await changeDocument(tx.manager, type, document, { ...noSchedule, ...change, ...offline });
    if (!published) return;
    await this.types.hooksOf(type).onUnpublish?.(tx, documentId);
    await recordStep(tx, type, document, { kind: 'unpublished', number: published.number, by, note });
    tx.emit<ContentUnpublished>({
      name: 'content.unpublished',
      type: type.name,
      documentId,
      path: type.path(slug),
      by,
    });
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: type.name });
  }

  /** Starter content, and what is live elsewhere, is not held to the rules that an owner sets for editors. */
  async checkPublishable(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
    { by, preflight }: Presenter,
  ): Promise<void> {
    const isEdited = by !== null && preflight !== 'live elsewhere';
    const errors = isEdited
      ? await this.rules.errors(tx.manager, type, document, revision)
      : await this.rules.starterErrors(tx.manager, type, revision.content);
    if (isEdited) {
      if (!preflight) throw new Error('A publication needs a preflight.');
      errors.push(...preflight.errors);
    }
    if (errors.length > 0) throw new Problem('not_publishable', { errors });
  }
}
