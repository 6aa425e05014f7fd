import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { withRowIds } from '@20x/shared/row-ids';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../core/database/transaction.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import {
  changeDocument,
  getDocument,
  getSeenDocument,
  insertRevision,
  refuseInTrash,
  type Author,
  type DocumentRef,
  type DraftAuthor,
} from '../documents/content-documents.ts';
import type { ContentHandled, HtmlChanged } from '../history/content-events.ts';
import { ContentRevision, type RevisionReason } from '../documents/content-revision.entity.ts';
import { completed, type ContentType } from '../documents/content-type.ts';
import { checkedContent } from '../documents/content-validation.ts';
import { draftListing } from '../documents/draft-listing.ts';
import { nextSlugOf } from '../documents/document-state.ts';
import { keptSections } from './kept-sections.ts';
import { changedHtml, refuseForeignHtml } from './owner-html.ts';
import { freeSlug, slugChange } from '../documents/automatic-slugs.ts';
import {
  checkSlug,
  insertDocument,
  namingTakenSlug,
  slugTaken,
  wasMadeBefore,
  whyTaken,
} from '../documents/new-documents.ts';

interface Creation<T extends object> {
  /** Made by the client: the same creation again changes nothing. */
  readonly id?: string;
  /** Default: made from the title, and it follows the title. */
  readonly slug?: string | null;
  readonly content: T;
  readonly by: DraftAuthor;
}

interface DraftSave<T extends object> {
  /** The one that the writer has seen. */
  readonly version: number;
  readonly by: DraftAuthor;
  readonly content: T;
  readonly autosave?: boolean;
}

interface NextRevision {
  readonly content: object;
  readonly by: DraftAuthor;
  readonly reason: RevisionReason;
  /** The number of the revision that it was taken from. */
  readonly restoredFrom?: number;
  /** The address that goes live with it; null: the document stays where it is. Default: as before. */
  readonly slug?: string | null;
}

/** The autosaves of this time leave one revision. */
const seriesMinutes = 10;

/** The writes of drafts, each as a part of the caller's transaction. */
@Injectable()
export class ContentWriter {
  async create<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    { id, slug: chosen, content, by }: Creation<T>,
  ): Promise<void> {
    if (chosen != null) checkSlug(type, chosen);
    const stored = withRowIds(checkedContent(type.content, content));
    refuseForeignHtml(type, by, {}, stored);
    const slug = chosen ?? (await freeSlug(tx.manager, type, draftListing(type, { content: stored }).draftTitle));
    const slugFollowsTitle = chosen == null;
    if (await insertDocument(tx.manager, type, { id, slug, slugFollowsTitle, content: stored, by })) {
      const path = type.path(slug);
      tx.emit<ContentHandled>({ name: 'content.handled', action: 'created', type: type.name, path, by });
      return tellHtml(tx, type, { path, by, before: {}, after: stored });
    }
    const same = { id, slug: chosen ?? undefined, content: stored };
    if (await wasMadeBefore(tx.manager, type, same)) return;
    throw slugTaken((await whyTaken(tx.manager, { type: type.name }, slug)) ?? undefined);
  }

  /** Keeps the content as a new revision. The same content as before changes nothing; that of the live revision is that revision. */
  async saveDraft<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    ref: DocumentRef,
    { version, by, content, autosave = false }: DraftSave<T>,
  ): Promise<ContentDocument> {
    const document = await getSeenDocument(tx.manager, type, ref, version);
    const kept = await keptSections(tx.manager, document, content);
    const stored = withRowIds(checkedContent(type.content, content, kept), document.draft.content);
    return this.append(tx, type, document, { content: stored, by, reason: autosave ? 'autosaved' : 'saved' });
  }

  /**
   * Writes the next revision of the draft, and answers the document with it. The same content adds none, except a save over
   * a replaceable autosave.
   */
  async append(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    next: NextRevision,
  ): Promise<ContentDocument> {
    refuseInTrash(document);
    refuseForeignHtml(type, next.by, document.draft.content, next.content);
    return this.write(tx, type, document, next);
  }

  /** The document with its draft completed for a publication, as the next revision if its type adds something. */
  async complete(tx: Transaction, type: ContentType, seen: ContentDocument, by: Author): Promise<ContentDocument> {
    const content = completed(type, seen.draft.content);
    // Not read again: a save in the meantime was not seen by the publisher.
    if (isDeepStrictEqual(content, seen.draft.content)) return seen;
    return this.write(tx, type, seen, { content, by, reason: 'saved' });
  }

  private async write(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    next: Omit<NextRevision, 'by'> & { readonly by: Author },
  ): Promise<ContentDocument> {
    const { id: documentId, draft } = document;
    const { content, by, reason, restoredFrom, slug = nextSlugOf(document) } = next;
    const isSame = isDeepStrictEqual(draft.content, content) && slug === nextSlugOf(document);
    if (isSame && !(reason === 'saved' && mayBeReplaced(document))) return document;
    const live = await liveAs(tx.manager, document, { content, slug });
    const listing = draftListing(type, { content, slug });
    if (live !== null) {
      const change = { ...listing, draftRevisionId: live.id, draftSavedAt: live.createdAt };
      await changeDocument(tx.manager, type, document, change);
      return getDocument(tx.manager, type, { id: documentId });
    }
    const id = randomUUID();
    const address = await slugChange(tx.manager, type, document, listing.draftTitle);
    const change = { ...listing, ...address, draftRevisionId: id, draftSavedAt: () => 'now()' };
    const changed = await namingTakenSlug(changeDocument(tx.manager, type, document, change));
    const replaced = reason === 'autosaved' && (await replacesAutosave(tx.manager, document, by));
    const seriesStartedAt = replaced ? draft.seriesStartedAt : undefined;
    const facts = { id, documentId, content, slug, reason, by, seriesStartedAt, restoredFrom };
    const revision = await insertRevision(tx.manager, facts);
    // After it, so that its number is not used again.
    if (replaced) await tx.manager.delete(ContentRevision, { id: draft.id });
    tellHtml(tx, type, { path: type.path(document.slug), by, before: draft.content, after: content });
    return { ...changed, draft: revision };
  }
}

interface HtmlWrite {
  readonly path: string;
  readonly by: Author;
  readonly before: object;
  readonly after: object;
}

function tellHtml(tx: Transaction, type: ContentType, { path, by, before, after }: HtmlWrite): void {
  for (const change of changedHtml(type, before, after))
    tx.emit<HtmlChanged>({ name: 'content.html-changed', type: type.name, path, by, change });
}

/** The live revision, if the changed draft says the same again. */
async function liveAs(
  manager: EntityManager,
  { slug: own, draft, published }: ContentDocument,
  { content, slug }: { readonly content: object; readonly slug: string | null },
): Promise<ContentRevision | null> {
  if (!published || published.id === draft.id || slug !== null || ![null, own].includes(published.slug)) return null;
  const same = 'select 1 from content_revision where id = $1 and content = $2::jsonb';
  return (await manager.query<unknown[]>(same, [published.id, JSON.stringify(content)])).length > 0 ? published : null;
}

/** Whether an autosave may replace the draft's revision, by what the document itself says. */
function mayBeReplaced({ draft, publishedRevisionId, publishRevisionId }: ContentDocument): boolean {
  const isUsed = draft.id === publishedRevisionId || draft.id === publishRevisionId;
  return draft.reason === 'autosaved' && draft.name === null && !isUsed;
}

/**
 * Whether an autosave may take the place of the draft's revision: only of an autosave by the same person that began a
 * short while ago and was never named, scheduled or published.
 */
async function replacesAutosave(manager: EntityManager, document: ContentDocument, by: Author): Promise<boolean> {
  if (!by || !mayBeReplaced(document)) return false;
  const { id, draft } = document;
  const found = await manager.query<unknown[]>(
    `select 1 from content_revision
     where id = $1 and author_id = $2 and name is null
       and series_started_at > now() - make_interval(mins => $3)
       and not exists (
         select 1 from content_transition
         where document_id = $4 and kind = 'published' and revision_number = $5)`,
    [draft.id, by.id, seriesMinutes, id, draft.number],
  );
  return found.length > 0;
}
