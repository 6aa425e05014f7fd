import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ContentTypes } from '../content-types.ts';
import { PageTitles } from './page-titles.ts';

interface Row {
  readonly type: string;
  readonly slug: string;
}

/** More are of no use to anybody. */
const most = 20;
const own = (field: string) => `nullif(btrim(content -> 'seo' ->> '${field}'), '')`;
const filled = (field: string) => `nullif(btrim(content ->> '${field}'), '')`;
/** That of the first section which has one, as visitors see it. */
const firstSubtitle = `btrim(jsonb_path_query_first(content,
  '$.blocks[*] ? (!(@.published == false)).subtitle ? (@ like_regex "[^[:space:]]")') #>> '{}')`;

/** Live pages that say the same about themselves as another one. */
@Injectable()
export class PageTwins {
  constructor(
    private readonly types: ContentTypes,
    private readonly titles: PageTitles,
  ) {}

  /** Without a title for search engines a page goes by its own, in the site's template. */
  async titled(manager: EntityManager, documentId: string, title: string): Promise<string[]> {
    const byType = Object.fromEntries(this.types.all.map(({ name, titleField = '' }) => [name, titleField]));
    const template = await this.titles.template();
    const effective = `coalesce(${own('title')}, replace($4, '{title}', btrim(content ->> ($3::jsonb ->> type))))`;
    return this.find(manager, effective, [documentId, title, JSON.stringify(byType), template]);
  }

  /** Without a description of its own a page goes by what it says about itself first. */
  described(manager: EntityManager, documentId: string, description: string): Promise<string[]> {
    const introductions = [...['excerpt', 'summary', 'heroSubtitle'].map(filled), firstSubtitle];
    const effective = `coalesce(${[own('description'), ...introductions].join(', ')})`;
    return this.find(manager, effective, [documentId, description]);
  }

  private async find(manager: EntityManager, text: string, parameters: unknown[]): Promise<string[]> {
    const rows = await manager.query<Row[]>(
      `select document.type, document.slug from content_document document
       join content_revision revision on revision.id = document.published_revision_id
       where document.id <> $1 and deleted_at is null and lower(${text}) = lower(btrim($2))
       order by document.type, document.slug limit ${most}`,
      parameters,
    );
    return rows.map(({ type, slug }) => this.types.get(type).path(slug));
  }
}
