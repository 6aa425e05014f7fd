import type { EntityManager } from 'typeorm';
import { readReference } from '@20x/shared/link-address';
import type { Facet } from './document.dto.ts';
import { toFacet } from './draft-listing.ts';

/** Makes facets as people read them out of these values of the column: a picked document has the title of its draft. */
export async function labeledFacets(
  manager: EntityManager,
  facets: readonly string[],
): Promise<(facet: string) => Facet> {
  const ids = [...new Set(facets)].flatMap((facet) => readReference(toFacet(facet).value)?.id ?? []);
  const titles =
    ids.length === 0
      ? []
      : await manager.query<{ id: string; title: string }[]>(
          `select id, coalesce(nullif(draft_title, ''), slug) as title from content_document where id = any($1)`,
          [ids],
        );
  const known = new Map(titles.map(({ id, title }) => [id, title]));
  return (facet) => {
    const { field, value } = toFacet(facet);
    return { field, value, label: known.get(readReference(value)?.id ?? '') ?? value };
  };
}
