import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { specsOf, titleFieldOf, type Class } from '../../core/fields/field-spec.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { PageTitles } from './page-titles.ts';

interface Row {
  readonly type: string;
  readonly slug: string;
}

/** The longest list that an editor gets. */
const most = 20;
const own = (field: string) => `nullif(btrim(content -> 'seo' ->> '${field}'), '')`;
const filled = (field: string) => `nullif(btrim(content ->> '${field}'), '')`;
/** The text of the first visible section that has one. */
const firstInBlocks = (list: string, field: string) =>
  `btrim(jsonb_path_query_first(content,
    '$.${list}[*] ? (!(@.published == false)).${field} ? (@ like_regex "[^[:space:]]")') #>> '{}')`;

const introductions = (type: Class) => specsOf(type).filter(({ role }) => role === 'introduction');
const introductionsInBlocks = (type: Class): string[] =>
  specsOf(type).flatMap((list) =>
    list.kind === 'blocks'
      ? Object.values(list.types()).flatMap((block) =>
          introductions(block).map(({ name }) => firstInBlocks(list.name, name)),
        )
      : [],
  );

/** Live pages with the same title or description as another one. */
@Injectable()
export class DuplicateTitles {
  constructor(
    private readonly types: ContentTypes,
    private readonly titles: PageTitles,
  ) {}

  /** A page without a search title uses its own title in the site's template. */
  async titled(manager: EntityManager, documentId: string, title: string): Promise<string[]> {
    const byType = Object.fromEntries(this.types.all.map(({ name, content }) => [name, titleFieldOf(content) ?? '']));
    const template = await this.titles.template();
    const effective = `coalesce(${own('title')}, replace($4, '{title}', btrim(content ->> ($3::jsonb ->> type))))`;
    return this.find(manager, effective, [documentId, title, JSON.stringify(byType), template]);
  }

  /** A page without a description uses its first introduction. */
  described(manager: EntityManager, documentId: string, description: string): Promise<string[]> {
    const contents = this.types.all.map(({ content }) => content);
    const texts = contents.flatMap((content) => introductions(content).map(({ name }) => filled(name)));
    const inBlocks = new Set(contents.flatMap(introductionsInBlocks));
    const effective = `coalesce(${[own('description'), ...texts, ...inBlocks].join(', ')})`;
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
