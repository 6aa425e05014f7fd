import { randomUUID } from 'node:crypto';
import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { ContentRevision, type RevisionReason } from './content-revision.entity.ts';
import { statusOf } from './content-status.ts';
import type { ContentType } from './content-types.ts';
import type { DocumentState, RevisionInfo } from './document.dto.ts';

/** Names one document of a type. */
export type DocumentRef = { readonly id: string } | { readonly slug: string };

/** Who writes; null is the shipped content itself. */
export type Author = { readonly id: string; readonly username: string } | null;

/** A document with the content that is being edited. */
export interface ContentState<T extends object> extends DocumentState {
  content: T;
}

interface NewRevision {
  readonly documentId: string;
  readonly content: object;
  readonly reason: RevisionReason;
  readonly by: Author;
}

/** The document with its draft and, without content, what is live; null when there is none or it is in the trash. */
export async function findDocument(
  manager: EntityManager,
  type: ContentType,
  ref: DocumentRef,
): Promise<ContentDocument | null> {
  return manager
    .createQueryBuilder(ContentDocument, 'document')
    .innerJoinAndSelect('document.draft', 'draft')
    .leftJoin('document.published', 'published')
    .addSelect(['published.id', 'published.number', 'published.createdAt', 'published.authorName'])
    .where({ type: type.name, ...ref })
    .andWhere('document.deletedAt is null')
    .getOne();
}

export async function getDocument(
  manager: EntityManager,
  type: ContentType,
  ref: DocumentRef,
): Promise<ContentDocument> {
  const document = await findDocument(manager, type, ref);
  if (!document) throw new Problem('not_found');
  return document;
}

/** A new value for some columns of a document. */
export type DocumentChange = QueryDeepPartialEntity<ContentDocument>;

/** Applies the change only when nobody wrote since the document was read; answers whether it did. */
export async function advance(
  manager: EntityManager,
  { id, version }: ContentDocument,
  change: DocumentChange,
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(ContentDocument)
    .set({ ...change, version: () => 'version + 1' })
    .where('id = :id and version = :version', { id, version })
    .execute();
  return affected === 1;
}

/** Writes the next revision. The caller's change of the document's row keeps others from taking the same number. */
export async function appendRevision(
  manager: EntityManager,
  id: string,
  { documentId, content, reason, by }: NewRevision,
): Promise<void> {
  const number = ((await manager.maximum(ContentRevision, 'number', { documentId })) ?? 0) + 1;
  await manager.insert(ContentRevision, {
    id,
    documentId,
    number,
    content,
    reason,
    authorId: by?.id ?? null,
    authorName: by?.username ?? null,
  });
}

/** Writes a document with its first revision; answers false when the slug is taken. */
export async function insertDocument(
  manager: EntityManager,
  type: ContentType,
  { slug, content, by }: { readonly slug: string; readonly content: object; readonly by: Author },
): Promise<boolean> {
  const id = randomUUID();
  const draftRevisionId = randomUUID();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(ContentDocument)
    .values({ id, type: type.name, slug, draftRevisionId })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  await appendRevision(manager, draftRevisionId, { documentId: id, content, reason: 'created', by });
  return true;
}

export function toState<T extends object>(document: ContentDocument): ContentState<T> {
  const { id, version, draft, published } = document;
  return {
    id,
    version,
    status: statusOf(document),
    draft: toInfo(draft),
    published: published && toInfo(published),
    content: draft.content as T,
  };
}

function toInfo({ number, createdAt, authorName }: ContentRevision): RevisionInfo {
  return { number, createdAt: createdAt.toISOString(), author: authorName };
}
