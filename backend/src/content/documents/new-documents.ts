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
  /** Default: the address was chosen. */
  readonly slugFollowsTitle?: boolean;
  readonly content: object;
  readonly by: Author;
}

/** Writes a document with its first revision; answers false when the id or the slug is taken. */
export async function insertDocument(
  manager: EntityManager,
  type: ContentType,
  { id = randomUUID(), content, by, ...address }: NewDocument,
): Promise<boolean> {
  const draftRevisionId = randomUUID();
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(ContentDocument)
    .values({ id, type: type.name, ...address, draftRevisionId, ...atTheEnd(type), ...draftListing(type, { content }) })
    .orIgnore()
    .returning('id')
    .execute();
  if ((inserted.raw as unknown[]).length === 0) return false;
  await insertRevision(manager, { id: draftRevisionId, documentId: id, content, reason: 'created', by });
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

/** Why a document cannot have an address: another has it, or will have it and may publish first; null when it can. */
export async function whyTaken(
  manager: EntityManager,
  { id, type }: { readonly id?: string | null; readonly type: string },
  slug: string,
): Promise<string | null> {
  const [holder] = await manager.query<{ readonly title: string }[]>(
    `select draft_title as title from content_document
     where type = $1 and id is distinct from $2 and deleted_at is null and (slug = $3 or draft_slug = $3) limit 1`,
    [type, id ?? null, slug],
  );
  return holder ? `${holder.title ? `“${holder.title}”` : 'An untitled draft'} already has this address.` : null;
}

/** Why something cannot be an address of the type; null when it can. */
export function slugProblem(type: ContentType, slug: string): string | null {
  if (!isSlug(slug)) return 'Use lower-case letters, digits and single hyphens, at most 75 characters.';
  return type.reserved?.includes(slug) ? 'This address belongs to another part of the site.' : null;
}

/** Refuses what cannot be the address of a new document. */
export function checkSlug(type: ContentType, slug: string): void {
  const message = slugProblem(type, slug);
  if (message !== null) throw new Problem('invalid_input', { errors: slugError(message) });
}

const slugError = (message: string): FieldError[] => [{ field: 'slug', message }];

export const slugTaken = (message = 'This address is taken.', cause?: unknown): Problem =>
  new Problem('conflict', { detail: message, errors: slugError(message), cause });

/** Says which field is at fault when the database finds the address taken. */
export async function namingTakenSlug<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    const { constraint } = error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
    throw constraint === 'content_document__type_slug' ? slugTaken(undefined, error) : error;
  });
}
