import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { insertRevision, type Author } from './content-documents.ts';
import { ContentRevision } from './content-revision.entity.ts';
import type { ContentType } from './content-type.ts';
import { draftListing } from './draft-listing.ts';

interface NewDocument {
  readonly id?: string;
  readonly slug: string;
  readonly content: object;
  readonly by: Author;
}

/** Writes a document with its first revision; answers false when the id or the slug is taken. */
export async function insertDocument(
  manager: EntityManager,
  type: ContentType,
  { id = randomUUID(), slug, content, by }: NewDocument,
): Promise<boolean> {
  const draftRevisionId = randomUUID();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(ContentDocument)
    .values({ id, type: type.name, slug, draftRevisionId, ...atTheEnd(type), ...draftListing(type, { content }) })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  await insertRevision(manager, { id: draftRevisionId, documentId: id, number: 1, content, reason: 'created', by });
  return true;
}

/** Its place in a list that has an order. The name is from the code. */
const atTheEnd = ({ name, ordered }: ContentType) =>
  ordered
    ? { position: () => `(select coalesce(max(position), 0) + 1 from content_document where type = '${name}')` }
    : {};

/** Whether this very document was made before; another one with its id is a conflict. */
export async function wasMadeBefore(
  manager: EntityManager,
  type: ContentType,
  { id, slug, content }: Omit<NewDocument, 'by' | 'slug'> & { readonly slug?: string },
): Promise<boolean> {
  const known = id === undefined ? null : await manager.findOneBy(ContentDocument, { id });
  if (!known) return false;
  const first = await manager.findOneByOrFail(ContentRevision, { documentId: known.id, number: 1 });
  const isSame = known.type === type.name && (slug === undefined || known.slug === slug);
  if (isSame && isDeepStrictEqual(first.content, content)) return true;
  const message = 'Another document has this id.';
  throw new Problem('conflict', { detail: message, errors: [{ field: 'id', message }] });
}

/** Refuses a new document of a type that has only fixed ones. */
export function refuseIfOnlyFixed({ onlyFixed }: ContentType): void {
  if (onlyFixed) throw new Problem('conflict', { detail: 'This type has only one document.' });
}

/** Whether another document has the address, or will have it: the first to publish would get it. */
export async function isTaken(manager: EntityManager, { id, type }: ContentDocument, slug: string): Promise<boolean> {
  const others = await manager.query<unknown[]>(
    `select 1 from content_document
     where type = $1 and id <> $2 and deleted_at is null and (slug = $3 or draft_slug = $3) limit 1`,
    [type, id, slug],
  );
  return others.length > 0;
}

/** Refuses what cannot be the address of a new document. */
export function checkSlug(type: ContentType, slug: string): void {
  const refuse = (message: string) => new Problem('invalid_input', { errors: slugError(message) });
  if (!isSlug(slug)) throw refuse('Use lower-case letters, digits and single hyphens, at most 75 characters.');
  if (type.reserved?.includes(slug)) throw refuse('This address belongs to another part of the site.');
}

const slugError = (message: string): FieldError[] => [{ field: 'slug', message }];

export function slugTaken(cause?: unknown): Problem {
  const message = 'This address is taken.';
  return new Problem('conflict', { detail: message, errors: slugError(message), cause });
}

/** Says which field is at fault when the database finds the address taken. */
export async function namingTakenSlug<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    const { constraint } = error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    throw constraint === 'content_document__type_slug' ? slugTaken(error) : error;
  });
}
