import type { EntityManager } from 'typeorm';
import type { ExportedDocument } from './site-content.ts';

/** Documents as an export holds them, in this order. */
export const readDocuments = (manager: EntityManager, ids: readonly string[]): Promise<ExportedDocument[]> =>
  manager.query(
    `select document.id, document.type, document.slug, nullif(draft.slug, document.slug) as "nextSlug",
       live.content as live, case when draft.id is distinct from live.id then draft.content end as draft,
       document.first_published_at as "firstPublishedAt", document.published_at as "publishedAt", document.position
     from unnest($1::uuid[]) with ordinality wanted (id, place) join content_document document using (id)
       join content_revision draft on draft.id = document.draft_revision_id
       left join content_revision live on live.id = document.published_revision_id
     order by wanted.place`,
    [ids],
  );
