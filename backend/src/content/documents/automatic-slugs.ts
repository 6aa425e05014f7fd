import transliterate from '@sindresorhus/transliterate';
import type { EntityManager } from 'typeorm';
import { withoutLookAlikes } from '@20x/shared/look-alikes';
import { endedBy, slugFrom } from '@20x/shared/slug';
import type { ContentDocument } from './content-document.entity.ts';
import type { ContentType } from './content-type.ts';

/** The slug that a title suggests, letters of other alphabets in Latin ones; empty when none can be written so. */
export const latinSlugFrom = (title: string): string => slugFrom(transliterate(withoutLookAlikes(title)));

const stemOf = ({ admin }: ContentType, title: string) => latinSlugFrom(title) || `untitled-${slugFrom(admin.item)}`;

/**
 * A free slug for a title: the one it suggests, else the same with a number. Another transaction waits for this one.
 * `ownId`: of the document that gets it, whose present slug is free for it. Default: it is new.
 */
export async function freeSlug(
  manager: EntityManager,
  type: ContentType,
  title: string,
  ownId: string | null = null,
): Promise<string> {
  await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [`slug of ${type.name}`]);
  const stem = stemOf(type, title);
  const rows = await manager.query<{ readonly slug: string }[]>(
    `select unnest(array[slug, draft_slug]) as slug from content_document
     where type = $1 and deleted_at is null and (starts_with(slug, $2) or starts_with(draft_slug, $2))
       and id is distinct from $3`,
    [type.name, endedBy(stem, '-0000').slice(0, -'-0000'.length), ownId],
  );
  const taken = new Set([...rows.map(({ slug }) => slug), ...(type.reserved ?? [])]);
  let slug = stem;
  for (let number = 2; taken.has(slug); number++) slug = endedBy(stem, `-${number}`);
  return slug;
}

/** The change of address that comes with another title; none once the address was chosen, planned or seen. */
export async function slugChange(
  manager: EntityManager,
  type: ContentType,
  { id, draftTitle, slugFollowsTitle, publishAt, firstPublishedAt }: ContentDocument,
  title: string,
): Promise<Partial<Pick<ContentDocument, 'slug'>>> {
  const isKept = !slugFollowsTitle || publishAt !== null || firstPublishedAt !== null;
  return isKept || stemOf(type, title) === stemOf(type, draftTitle)
    ? {}
    : { slug: await freeSlug(manager, type, title, id) };
}
