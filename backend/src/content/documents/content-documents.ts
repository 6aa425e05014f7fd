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

/**
 * Two writers may have seen the same version: the one whose update comes second finds it gone. Answers the document with
 * its new columns; its revisions are those of before.
 */
export async function changeDocument(
  manager: EntityManager,
  type: ContentType,
  document: ContentDocument,
  change: DocumentChange,
): Promise<ContentDocument> {
  const { id, version } = document;
  const updated = await manager
    .createQueryBuilder()
    .update(ContentDocument)
    .set({ ...change, version: () => 'version + 1' })
    .where('id = :id and version = :version', { id, version })
    .returning(['version', 'publishedAt', 'firstPublishedAt', 'draftSavedAt', 'deletedAt'])
    .execute();
  const [row] = updated.raw as ColumnsOfDatabase[];
  if (!row) throw editConflict(type, await getDocument(manager, type, { id }));
  const given = Object.entries(change).filter(([, value]) => typeof value !== 'function');
  return {
    ...document,
    ...Object.fromEntries(given),
    version: row.version,
    publishedAt: row.published_at,
    firstPublishedAt: row.first_published_at,
    draftSavedAt: row.draft_saved_at,
    deletedAt: row.deleted_at,
  };
}

/** The columns of a document that statements compute. */
interface ColumnsOfDatabase {
  readonly version: number;
  readonly published_at: Date | null;
  readonly first_published_at: Date | null;
  readonly draft_saved_at: Date;
  readonly deleted_at: Date | null;
}

/**
 * Writes the next revision of a document. Numbers are not used again while the one before is there, because an editor may
 * have seen other content under them.
 */
export async function insertRevision(manager: EntityManager, revision: NewRevision): Promise<ContentRevision> {
  const { by, seriesStartedAt, slug = null, restoredFrom = null, ...facts } = revision;
  const values = { ...facts, slug, restoredFrom, authorId: by?.id ?? null, authorName: by?.username ?? null };
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(ContentRevision)
    .values({
      ...values,
      ...(seriesStartedAt && { seriesStartedAt }),
      number: () => '(select coalesce(max(number), 0) + 1 from content_revision where document_id = :documentId)',
    })
    .setParameter('documentId', facts.documentId)
    .returning(['number', 'content', 'createdAt', 'seriesStartedAt'])
    .execute();
  const [row] = inserted.raw as [RevisionColumns];
  return {
    ...values,
    name: null,
    number: row.number,
    content: row.content,
    createdAt: row.created_at,
    seriesStartedAt: row.series_started_at,
  };
}

/** What the database makes of a new revision; the content as every reader gets it. */
interface RevisionColumns {
  readonly number: number;
  readonly content: object;
  readonly created_at: Date;
  readonly series_started_at: Date;
}

export function editConflict(type: ContentType, current: ContentDocument): Problem {
  const detail = 'Someone else saved this after you opened it. Load the newest version and try again.';
  return new Problem('edit_conflict', { detail, extra: { current: toState(type, current) } });
}
