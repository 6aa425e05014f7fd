import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { ContentDocument, type LiveHead } from './content-document.entity.ts';
import { isFixed, pageTypes, type ContentType } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import { unlistedWith, type PageSeo } from './page-seo.dto.ts';
import { shownContent } from './shown-content.ts';

/** The page of one live document. */
export interface LivePage {
  readonly id: string;
  /** The document's content type. */
  readonly type: string;
  readonly path: string;
  /** When what is live was written. */
  readonly updatedAt: Date;
  readonly seo: PageSeo;
  /** HTML that its editor added to the document itself. */
  readonly ownHtml: string;
  /** Addresses of images that it shows, on this site. */
  readonly images: readonly string[];
  /** Ids of the snippets that it shows. */
  readonly snippets: readonly string[];
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly slug: string;
  /** Milliseconds: reading thousands of dates takes longer than all the rest. */
  readonly updatedMs: number;
  readonly placeholders: string[];
  readonly head: LiveHead | null;
}

const livePages = `
  select document.id, document.type, document.slug, document.placeholders, document.live_head as head,
    (extract(epoch from published.created_at) * 1000)::float8 as "updatedMs"
  from content_document document
  join content_revision published on published.id = document.published_revision_id
  where document.deleted_at is null
    and ($1::text[] is null or document.live_head ?| $1 or document.live_head->'seo' ?| $1)
  order by document.type, document.slug`;

/** The pages that publishable content makes up, of every type, without the content itself. */
@Injectable()
export class LivePages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** In a transaction, with what it has published, through its manager. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<LivePage[]> {
    return this.read(manager, null);
  }

  /** Those that have one of these fields, in their `seo` or beside it: few, however many pages there are. */
  async withAny(fields: readonly string[]): Promise<LivePage[]> {
    return this.read(this.dataSource.manager, fields);
  }

  private async read(manager: EntityManager, fields: readonly string[] | null): Promise<LivePage[]> {
    const rows = await manager.query<Row[]>(livePages, [fields]);
    const types = new Map(pageTypes(this.types.all).map((type) => [type.name, type]));
    return rows.flatMap(({ id, type, slug, updatedMs, placeholders, head }) => {
      const { seo: own, headHtml, bodyHtml, images = [], snippets = [] } = head ?? {};
      const seo = unlistedWith(placeholders, own) ?? {};
      const path = types.get(type)?.path(slug);
      const ownHtml = [headHtml, bodyHtml, seo.headHtml, seo.bodyHtml].filter(Boolean).join('\n');
      return path === undefined
        ? []
        : [{ id, type, path, updatedAt: new Date(updatedMs), seo, ownHtml, images, snippets }];
    });
  }

  /** Where live documents are. One text, because thousands of rows take longer. */
  async places(): Promise<ReadonlySet<string>> {
    const [row] = await this.dataSource.query<{ places: string | null }[]>(
      `select string_agg(type || '/' || slug, ' ') as places from content_document
       where published_revision_id is not null and deleted_at is null`,
    );
    return new Set(row?.places?.split(' '));
  }

  /**
   * Whether the path can only be that of a document, and none is live there.
   * @param places where live documents are; null: the database is asked
   */
  async isVacant(path: string, places: ReadonlySet<string> | null): Promise<boolean> {
    const [slug, types] = this.ownersOf(path);
    const isKnown = (type: ContentType) => isFixed(type, slug) || type.reserved?.includes(slug);
    if (types.length === 0 || types.some(isKnown)) return false;
    if (!isSlug(slug)) return true;
    if (places) return !types.some(({ name }) => places.has(`${name}/${slug}`));
    const live = await this.dataSource.query<unknown[]>(
      `select 1 from content_document
       where type = any($1) and slug = $2 and published_revision_id is not null and deleted_at is null limit 1`,
      [types.map(({ name }) => name), slug],
    );
    return live.length === 0;
  }

  /** What visitors see at a path; null when no document is live there. */
  async contentAt(path: string): Promise<object | null> {
    const [slug, types] = this.ownersOf(path);
    for (const type of isSlug(slug) ? types : []) {
      const document = await this.dataSource.manager.findOne(ContentDocument, {
        where: { type: type.name, slug, deletedAt: IsNull() },
        relations: { published: true },
      });
      if (document?.published) return shownContent(type.content, document.published.content);
    }
    return null;
  }

  /** The last part of a path, and the types whose documents with that slug are there. */
  private ownersOf(path: string): [slug: string, types: ContentType[]] {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    return [slug, slug === '' ? [] : pageTypes(this.types.all).filter((type) => type.path(slug) === path)];
  }
}
