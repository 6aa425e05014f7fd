import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { pageOf } from '../../core/http/pagination.ts';
import { fieldWithRole } from '../../core/fields/field-spec.ts';
import { statusInSql, statusOf, type StatusFacts } from './content-status.ts';
import { isAlwaysShown, isFixed, type ContentType } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import type { DocumentList, DocumentOrder, DocumentQuery, DocumentSummary, FacetCounts } from './document.dto.ts';
import { facetsAsked } from './draft-listing.ts';
import { labeledFacets } from './facet-labels.ts';

interface Row extends StatusFacts {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly nextSlug: string | null;
  readonly version: number;
  readonly title: string;
  readonly cover: string | null;
  readonly facets: readonly string[];
  readonly isDue: boolean;
  readonly icon: string | null;
  readonly inMenu: boolean | null;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  readonly publishedAt: Date | null;
  readonly unpublishAt: Date | null;
}

/** Counting stops here: nobody reads on, and every list answers at once. What is searched for costs more to count. */
const mostCounted = ({ search, facets }: DocumentQuery) => (search?.trim() || facets ? 1_000 : 10_000);
/** Of one field. */
const mostFacets = 500;

const title = `coalesce(nullif(document.draft_title, ''), document.slug)`;
const searched = `lower(document.draft_title || ' ' || document.slug || ' ' || coalesce(document.draft_slug, ''))`;

/** Each has an index. */
const orders: Readonly<Record<DocumentOrder, string>> = {
  position: 'document.position, document.slug, document.id',
  updated: 'document.draft_saved_at desc, document.id',
  published: 'document.published_at desc nulls last, document.id',
  title: `lower(${title}), document.id`,
};

const isDue = `document.draft_due <= to_char(now(), 'YYYY-MM-DD')`;

const columns = `document.id, document.type, document.slug, nullif(document.draft_slug, document.slug) as "nextSlug",
  document.version, ${title} as title, document.draft_cover as cover, document.facets,
  coalesce(${isDue}, false) as "isDue",
  document.draft_saved_at as "updatedAt", draft.author_name as "updatedBy",
  document.draft_revision_id as "draftRevisionId", document.published_revision_id as "publishedRevisionId",
  document.publish_at as "publishAt", document.unpublish_at as "unpublishAt",
  document.first_published_at as "firstPublishedAt", document.deleted_at as "deletedAt",
  document.published_at as "publishedAt"`;

/** Documents as lists of the administration show them. */
@Injectable()
export class DocumentLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** The trash is a list of its own. Types that the user may not edit are left out. */
  async list(user: SignedInUser, type: ContentType, query: DocumentQuery): Promise<DocumentList> {
    const wanted = [type.name, ...(query.also?.split(',') ?? [])];
    const types = this.types.editableBy(user).filter((name) => wanted.includes(name));
    const { found, parameters } = foundBy(type, types, query);
    const order = orders[query.sort ?? (type.ordered ? 'position' : 'updated')];
    // Only the documents of the page are read whole.
    const rows = await this.dataSource.query<Row[]>(
      `select ${columns}, ${marksOf(type)}
       from (select document.id ${found} order by ${order} limit ${query.limit} offset ${query.offset}) page
       join content_document document on document.id = page.id
       join content_revision draft on draft.id = document.draft_revision_id
       left join content_revision live on live.id = document.published_revision_id
       order by ${order}`,
      [...parameters],
    );
    const labeled = await labeledFacets(
      this.dataSource.manager,
      rows.flatMap((row) => row.facets),
    );
    const data = rows.map((row) => ({
      ...toSummary(this.types.get(row.type), row),
      facets: row.facets.map(labeled),
    }));
    const { offset, limit } = query;
    // A page that is not full is the last one, so it tells how many there are.
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    if (isLast) return { ...pageOf(query, data, offset + rows.length), isMore: false };
    const most = mostCounted(query);
    const counted = await this.count({ found, parameters }, most + 1);
    return { ...pageOf(query, data, Math.min(counted, most)), isMore: counted > most };
  }

  private async count({ found, parameters }: Found, most: number): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number }[]>(
      `select count(*)::int as total from (select 1 ${found} limit ${most}) counted`,
      [...parameters],
    );
    return row?.total ?? 0;
  }

  /** The values that documents outside of the trash have. */
  async facets({ name }: ContentType): Promise<FacetCounts> {
    const rows = await this.dataSource.query<{ facet: string; documents: number }[]>(
      `select facet, documents from (
         select facet, count(*)::int as documents,
           row_number() over (partition by split_part(facet, ':', 1) order by count(*) desc, facet) as place
         from content_document document, unnest(document.facets) facet
         where document.type = $1 and document.deleted_at is null group by facet) counted
       where place <= ${mostFacets} order by documents desc, facet`,
      [name],
    );
    const labeled = await labeledFacets(
      this.dataSource.manager,
      rows.map(({ facet }) => facet),
    );
    return { data: rows.map(({ facet, documents }) => ({ ...labeled(facet), documents })) };
  }
}

/** What marks documents in the list; a type without such fields has no content read for it. */
function marksOf({ content }: ContentType): string {
  const [icon, menu] = (['icon', 'menu'] as const).map((role) => fieldWithRole(content, role));
  return [
    `${icon ? `nullif(trim(draft.content ->> '${icon}'), '')` : 'null'} as icon`,
    `${menu ? `coalesce(live.content, draft.content) -> '${menu}' is distinct from 'false'` : 'null::boolean'} as "inMenu"`,
  ].join();
}

/** `from … where …` for what is asked, and its parameters. */
interface Found {
  readonly found: string;
  readonly parameters: readonly unknown[];
}

/** A single type is compared as such, so that its indexes give the order. */
function foundBy(type: ContentType, types: readonly string[], query: DocumentQuery): Found {
  const { status, search, facets, due } = query;
  const parameters: unknown[] = [];
  const given = (value: unknown) => `$${parameters.push(value)}`;
  const words = search?.trim();
  const conditions = [
    `document.type in (${types.map(given).join()})`,
    status ? `${statusInSql} = ${given(status)}` : 'document.deleted_at is null',
    ...(due ? [isDue] : []),
    ...(words ? [`${searched} like lower(${given(`%${words.replace(/[\\%_]/g, '\\$&')}%`)})`] : []),
    ...(facets ? [`document.facets @> ${given(facetsAsked(type, facets))}::text[]`] : []),
  ];
  return { found: `from content_document document where ${conditions.join(' and ')}`, parameters };
}

function toSummary(type: ContentType, row: Row): Omit<DocumentSummary, 'facets'> {
  const { id, slug, nextSlug, title, version, cover, isDue, icon, inMenu, updatedBy } = row;
  return {
    id,
    type: type.name,
    slug,
    path: type.path(slug),
    nextPath: nextSlug === null ? null : type.path(nextSlug),
    title,
    status: statusOf(row),
    version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    fixed: isFixed(type, slug),
    alwaysShown: isAlwaysShown(type, slug),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    cover,
    isDue,
    icon,
    inMenu,
  };
}
