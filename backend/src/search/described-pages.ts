import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentTypes } from '../content/documents/content-types.ts';

interface DescribedPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

/** So many fit into a text that is read as a whole. */
const mostPages = 1000;

/** What every live page is about, as the search knows it. */
@Injectable()
export class DescribedPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** Those that changed last. */
  async list(): Promise<DescribedPage[]> {
    const rows = await this.dataSource.query<(Omit<DescribedPage, 'path'> & { type: string; slug: string })[]>(
      `select entry.type, entry.slug, entry.title,
         coalesce(nullif(entry.summary, ''), document.live_head->'seo'->>'description', '') as summary
       from search_entry entry join content_document document on document.id = entry.document_id
       order by document.published_at desc, document.id limit ${mostPages}`,
    );
    return rows.map(({ type, slug, title, summary }) => ({ path: this.types.get(type).path(slug), title, summary }));
  }
}
