import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import { ContentDocument } from './content-document.entity.ts';
import { pageTypes } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import type { PageSeo } from './page-seo.dto.ts';
import { shownContent } from './shown-content.ts';

/** The page of one live document. */
export interface LivePage {
  /** The document's content type. */
  readonly type: string;
  readonly path: string;
  /** When what is live was written. */
  readonly updatedAt: Date;
  readonly seo: PageSeo;
  /** HTML that its editor added to the document itself. */
  readonly ownHtml: string;
}

interface Row {
  readonly type: string;
  readonly slug: string;
  readonly updatedAt: Date;
  readonly seo: PageSeo | null;
  readonly headHtml: string | null;
  readonly bodyHtml: string | null;
}

/** The pages that publishable content makes up, of every type, without the content itself. */
@Injectable()
export class LivePages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** In a transaction, with what it has published, through its manager. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<LivePage[]> {
    const rows = await manager
      .createQueryBuilder(ContentDocument, 'document')
      .innerJoin('document.published', 'published')
      .select('document.type', 'type')
      .addSelect('document.slug', 'slug')
      .addSelect('published.createdAt', 'updatedAt')
      .addSelect(`published.content -> 'seo'`, 'seo')
      .addSelect(`published.content ->> 'headHtml'`, 'headHtml')
      .addSelect(`published.content ->> 'bodyHtml'`, 'bodyHtml')
      .where('document.deletedAt is null')
      .orderBy('document.type')
      .addOrderBy('document.slug')
      .getRawMany<Row>();
    const types = new Map(pageTypes(this.types.all).map((type) => [type.name, type]));
    return rows.flatMap(({ type, slug, updatedAt, seo, headHtml, bodyHtml }) => {
      const path = types.get(type)?.path(slug);
      const ownHtml = [headHtml, bodyHtml, seo?.headHtml, seo?.bodyHtml].filter(Boolean).join('\n');
      return path === undefined ? [] : [{ type, path, updatedAt, seo: seo ?? {}, ownHtml }];
    });
  }
  /** What visitors see at a path; null when no document is live there. */
  async contentAt(path: string): Promise<object | null> {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const types = isSlug(slug) ? pageTypes(this.types.all).filter((type) => type.path(slug) === path) : [];
    for (const type of types) {
      const document = await this.dataSource.manager.findOne(ContentDocument, {
        where: { type: type.name, slug, deletedAt: IsNull() },
        relations: { published: true },
      });
      if (document?.published) return shownContent(type.content, document.published.content);
    }
    return null;
  }
}
