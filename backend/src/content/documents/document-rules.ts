import type { EntityManager } from 'typeorm';
import { Problem } from '../../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import type { ContentType } from './content-type.ts';

export const isFixed = (type: ContentType, slug: string) => type.fixed?.includes(slug) ?? false;
export const isAlwaysShown = (type: ContentType, slug: string) => type.alwaysShown?.includes(slug) ?? false;

/** The address that goes live with the draft; null when the document stays where it is. */
export const nextSlugOf = ({ slug, draft }: ContentDocument): string | null =>
  draft.slug === slug ? null : draft.slug;

/** Refuses a new document of a type that has only fixed ones. */
export function refuseIfOnlyFixed({ onlyFixed }: ContentType): void {
  if (onlyFixed) throw new Problem('conflict', { detail: 'This type has only one document.' });
}

/** In the trash a document is only looked at and recovered. */
export function refuseInTrash({ deletedAt }: ContentDocument): void {
  if (deletedAt) throw new Problem('conflict', { detail: 'This is in the trash. Recover it first.' });
}

/** Whether another document has the address, or will have it: the first to publish would get it. */
export async function isTaken(manager: EntityManager, { id, type }: ContentDocument, slug: string): Promise<boolean> {
  const others = await manager.query<unknown[]>(
    `select 1 from content_document document join content_revision draft on draft.id = document.draft_revision_id
     where document.type = $1 and document.id <> $2 and document.deleted_at is null
       and (document.slug = $3 or draft.slug = $3) limit 1`,
    [type, id, slug],
  );
  return others.length > 0;
}
