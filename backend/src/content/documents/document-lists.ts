import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { titleFieldOf } from '../../core/fields/field-spec.ts';
import { conditionOf, statusOf, type StatusFacts } from './content-status.ts';
import { isAlwaysShown, isFixed, type ContentType } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import type { DocumentList, DocumentQuery, DocumentSummary } from './document.dto.ts';
import { pageOfFound } from './found-page.ts';

interface Row extends StatusFacts {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  readonly nextSlug: string | null;
  readonly version: number;
  readonly title: string;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
  readonly publishedAt: Date | null;
  readonly unpublishAt: Date | null;
}

/** Documents as lists of the administration show them. */
@Injectable()
export class DocumentLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** What was saved last comes first; the trash is a list of its own. Types that the user may not edit are left out. */
  async list(user: SignedInUser, { name }: ContentType, query: DocumentQuery): Promise<DocumentList> {
    const wanted = [name, ...(query.also?.split(',') ?? [])];
    const types = this.types.editableBy(user).filter((type) => wanted.includes(type));
    const titles = Object.fromEntries(types.map((type) => [type, titleFieldOf(this.types.get(type).content)]));
    const found = `
      from content_document document join content_revision draft on draft.id = document.draft_revision_id,
      lateral (select coalesce(nullif(trim(draft.content ->> ($2::jsonb ->> document.type)), ''), document.slug) as title) shown
      where document.type = any($1) and (${query.status ? conditionOf[query.status] : 'document.deleted_at is null'})
        and position(lower($3) in lower(concat_ws(' ', shown.title, document.slug, draft.slug))) > 0`;
    return pageOfFound<Row, DocumentSummary>(this.dataSource, query, {
      columns: `document.id, document.type, document.slug, nullif(draft.slug, document.slug) as "nextSlug", document.version, shown.title,
         draft.created_at as "updatedAt", draft.author_name as "updatedBy",
         document.draft_revision_id as "draftRevisionId", document.published_revision_id as "publishedRevisionId",
         document.publish_at as "publishAt", document.unpublish_at as "unpublishAt",
         document.first_published_at as "firstPublishedAt",
         document.deleted_at as "deletedAt",
         case when document.published_revision_id is not null then (
           select max(happened_at) from content_transition
           where document_id = document.id and kind = 'published') end as "publishedAt"`,
      found,
      order: 'draft.created_at desc, document.id',
      parameters: [types, JSON.stringify(titles), query.search?.trim() ?? ''],
      toItem: (row) => toSummary(this.types.get(row.type), row),
    });
  }
}

function toSummary(type: ContentType, row: Row): DocumentSummary {
  const { id, slug, nextSlug, title, version, updatedBy } = row;
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
  };
}
