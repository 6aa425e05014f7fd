import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { ContentRevision, type RevisionReason } from './content-revision.entity.ts';
import type { ContentType } from './content-type.ts';
import { toState } from './document-state.ts';

/** Names one document of a type. */
export type DocumentRef = { readonly id: string } | { readonly slug: string };

/** Who writes, without an id when it is no user; null for starter content. */
export type Author = { readonly id: string | null; readonly username: string } | null;

/** Who writes a draft, and what that person may do. */
export type DraftAuthor = (NonNullable<Author> & { readonly permissions: readonly string[] }) | null;

/** A document that was read with its type, so that a change and its checks need not read it again. */
export interface OpenedDocument {
  readonly type: ContentType;
  readonly document: ContentDocument;
}

interface NewRevision {
  readonly id: string;
  readonly documentId: string;
  readonly number: number;
  readonly content: object;
  /** The address that goes live with it. Default: the document stays where it is. */
  readonly slug?: string | null;
  readonly reason: RevisionReason;
  readonly by: Author;
  /** Of an autosave that takes the place of one. Default: now. */
  readonly seriesStartedAt?: Date | undefined;
  /** The number of the revision that a restored one was taken from. */
  readonly restoredFrom?: number | undefined;
}

/**
 * The document, of any type if `type` is null, with its draft and, without content, what is live and what is planned; null when there is none. By its
 * address nothing is found in the trash, where several may have had the same one.
 */
export async function findDocument(
  manager: EntityManager,
  type: ContentType | null,
  ref: DocumentRef,
): Promise<ContentDocument | null> {
  const query = manager
    .createQueryBuilder(ContentDocument, 'document')
    .innerJoinAndSelect('document.draft', 'draft')
    .leftJoin('document.published', 'published')
    .addSelect(revisionFacts('published'))
    .leftJoin('document.toPublish', 'toPublish')
    .addSelect(revisionFacts('toPublish'))
    .where({ ...(type && { type: type.name }), ...ref });
  if ('slug' in ref) query.andWhere('document.deletedAt is null');
  return query.getOne();
}

const revisionFacts = (alias: string) =>
  ['id', 'number', 'reason', 'slug', 'createdAt', 'authorName', 'name', 'restoredFrom'].map(
    (column) => `${alias}.${column}`,
  );

export async function getDocument(
  manager: EntityManager,
  type: ContentType,
  ref: DocumentRef,
): Promise<ContentDocument> {
  const document = await findDocument(manager, type, ref);
  if (!document) throw new Problem('not_found');
  return document;
}

/** The document in the version that its writer has seen; a newer one is an edit conflict. */
export async function getSeenDocument(
  manager: EntityManager,
  type: ContentType,
  ref: DocumentRef,
  seen: number,
): Promise<ContentDocument> {
  const document = await getDocument(manager, type, ref);
  if (document.version !== seen) throw editConflict(type, document);
  return document;
}

/** In the trash a document can only be viewed and recovered. */
export function refuseInTrash({ deletedAt }: ContentDocument): void {
  if (deletedAt) throw new Problem('conflict', { detail: 'This is in the trash. Recover it first.' });
}

/** A new value for some columns of a document. */
export type DocumentChange = QueryDeepPartialEntity<ContentDocument>;

/** Two writers may have seen the same version: the one whose update comes second finds it gone. */
export async function changeDocument(
  manager: EntityManager,
  type: ContentType,
  { id, version }: ContentDocument,
  change: DocumentChange,
): Promise<void> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(ContentDocument)
    .set({ ...change, version: () => 'version + 1' })
    .where('id = :id and version = :version', { id, version })
    .execute();
  if (affected !== 1) throw editConflict(type, await getDocument(manager, type, { id }));
}

export async function insertRevision(manager: EntityManager, revision: NewRevision): Promise<void> {
  const { by, seriesStartedAt, ...facts } = revision;
  await manager.insert(ContentRevision, {
    ...facts,
    ...(seriesStartedAt && { seriesStartedAt }),
    authorId: by?.id ?? null,
    authorName: by?.username ?? null,
  });
}

export function editConflict(type: ContentType, current: ContentDocument): Problem {
  const detail = 'Someone else saved this after you opened it. Load the newest version and try again.';
  return new Problem('edit_conflict', { detail, extra: { current: toState(type, current) } });
}
