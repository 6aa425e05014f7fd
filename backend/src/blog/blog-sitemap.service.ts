import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isWorthListing } from '@20x/shared/thin-lists';
import { authorType } from './authors/author-type.ts';

interface Row {
  readonly kind: 'category' | 'tag' | 'author';
  readonly slug: string;
  readonly posts: number;
  readonly updatedAt: Date;
}

interface ListPage {
  readonly path: string;
  readonly updatedAt: Date;
}

/** The pages of the blog that list posts, for the sitemap. */
@Injectable()
export class BlogSitemap {
  constructor(private readonly dataSource: DataSource) {}

  /** `extra`: pages without a document. `thin`: pages with too few posts for search engines. */
  async lists(): Promise<{ readonly extra: readonly ListPage[]; readonly thin: ReadonlySet<string> }> {
    const rows = await this.dataSource.query<Row[]>(
      `select 'author' as kind, author.slug, count(post.document_id)::integer as posts,
         max(post.updated_at) as "updatedAt"
       from author_listing author left join post_listing post on post.author_ids @> array[author.document_id]
       where author.is_live group by author.document_id
       union all
       select term.kind, term.slug, count(*)::integer, max(updated_at)
       from post_listing cross join lateral (
         select 'category' as kind, category_key as slug union all select 'tag', unnest(tag_keys)) term
       where term.slug is not null group by term.kind, term.slug`,
    );
    const isListed = ({ posts }: Row) => isWorthListing(posts);
    return {
      extra: rows
        .filter((row) => row.kind !== 'author' && isListed(row))
        .map(({ kind, slug, updatedAt }) => ({ path: `/blog/${kind}/${slug}`, updatedAt })),
      thin: new Set(
        rows.filter((row) => row.kind === 'author' && !isListed(row)).map(({ slug }) => authorType.path(slug)),
      ),
    };
  }
}
