import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { mayBeReplaced, replacesAutosave } from './autosave.ts';
import type { ContentDocument } from './content-document.entity.ts';
import {
  changeDocument,
  getSeenDocument,
  insertRevision,
  type Author,
  type DocumentRef,
  type DraftAuthor,
  type DraftEdit,
} from './content-documents.ts';
import type { ContentHandled } from './content-events.ts';
import { ContentRevision, type RevisionReason } from './content-revision.entity.ts';
import type { ContentType } from './content-types.ts';
import { checkedForm } from './content-validation.ts';
import { nextSlugOf, refuseInTrash } from './document-rules.ts';
import { refuseForeignHtml } from './owner-html.ts';
import { checkSlug, insertDocument, slugTaken, wasMadeBefore } from './new-documents.ts';

interface Creation<T extends object> {
  /** Made by the client: the same creation again changes nothing. */
  readonly id?: string;
  readonly slug: string;
  readonly content: T;
  readonly by: DraftAuthor;
}

interface DraftSave<T extends object> extends DraftEdit {
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

/** The writes of drafts, each as a part of the caller's transaction. */
@Injectable()
export class ContentWriter {
  async create<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    { id, slug, content, by }: Creation<T>,
  ): Promise<void> {
    checkSlug(type, slug);
    const stored = await this.checkShape(type, content);
    refuseForeignHtml(type, by, {}, stored);
    if (await insertDocument(tx.manager, type, { id, slug, content: stored, by })) {
      const path = type.path(slug);
      return tx.emit<ContentHandled>({ name: 'content.handled', deed: 'created', type: type.name, path, by });
    }
    if (!(await wasMadeBefore(tx.manager, type, { id, slug, content: stored }))) throw slugTaken();
  }

  /** Keeps the content as a new revision; the same content as before changes nothing. */
  async saveDraft<T extends object>(
    tx: Transaction,
    type: ContentType<T>,
    ref: DocumentRef,
    { version, by, content, autosave = false }: DraftSave<T>,
  ): Promise<void> {
    const stored = await this.checkShape(type, content);
    const document = await getSeenDocument(tx.manager, type, ref, version);
    await this.append(tx, type, document, { content: stored, by, reason: autosave ? 'autosaved' : 'saved' });
  }

  /** The next revision of the draft; none for what it says already, unless somebody saves what may still be replaced. */
  async append(tx: Transaction, type: ContentType, document: ContentDocument, next: NextRevision): Promise<void> {
    refuseInTrash(document);
    refuseForeignHtml(type, next.by, document.draft.content, next.content);
    await this.write(tx, type, document, next);
  }

  /** What its type gives a draft that is to go out, as the next revision; none when it lacks nothing. */
  async complete(tx: Transaction, type: ContentType, document: ContentDocument, by: Author): Promise<void> {
    const content = type.complete?.(document.draft.content) ?? document.draft.content;
    if (isDeepStrictEqual(content, document.draft.content)) return;
    await this.write(tx, type, document, { content, by, reason: 'saved' });
  }

  private async write(
    tx: Transaction,
    type: ContentType,
    document: ContentDocument,
    next: Omit<NextRevision, 'by'> & { readonly by: Author },
  ): Promise<void> {
    const { id: documentId, draft } = document;
    const { content, by, reason, restoredFrom, slug = nextSlugOf(document) } = next;
    const isSame = isDeepStrictEqual(draft.content, content) && slug === nextSlugOf(document);
    if (isSame && !(reason === 'saved' && mayBeReplaced(document))) return;
    const id = randomUUID();
    await changeDocument(tx.manager, type, document, { draftRevisionId: id });
    const replaced = reason === 'autosaved' && (await replacesAutosave(tx.manager, document, by));
    const number = draft.number + 1; // also after the old one: whoever saw that number saw another content
    const seriesStartedAt = replaced ? draft.seriesStartedAt : undefined;
    if (replaced) await tx.manager.delete(ContentRevision, { id: draft.id });
    await insertRevision(tx.manager, {
      id,
      documentId,
      number,
      content,
      slug,
      reason,
      by,
      seriesStartedAt,
      restoredFrom,
    });
  }

  private async checkShape(type: ContentType, content: object): Promise<object> {
    const { stored, errors } = await checkedForm(type.content, content);
    if (errors.length > 0) throw new Problem('invalid_input', { errors });
    return stored;
  }
}
