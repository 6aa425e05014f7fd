import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isWorthListing, postsPerPage } from '@20x/shared/post-lists';
import { postType } from './post-type.ts';
import { authorType } from './authors/author-type.ts';

interface Row {
  readonly kind: 'category' | 'tag' | 'author' | null;
  readonly slug: string;
  readonly posts: number;
  readonly updatedAt: Date;
}

interface StarterRow {
  readonly slug: string;
  readonly writtenOn: string;
}

interface Lists {
  readonly extra: readonly ListPage[];
  readonly thin: ReadonlySet<string>;
  readonly written: ReadonlyMap<string, Date>;
}

interface ListPage {
  readonly path: string;
  readonly updatedAt: Date;
}

/** The pages of the blog that list posts, for the sitemap. */
@Injectable()
export class BlogSitemap {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * `extra`: pages without a document. `thin`: pages with too few posts for search engines. `written`: posts of the starter
   * content, which were written before this site published them.
   */
  async lists(): Promise<Lists> {
    const [rows, starters] = await Promise.all([
      this.dataSource.query<Row[]>(listRows),
      this.dataSource.query<StarterRow[]>(starterRows),
    ]);
    const listed = rows.filter(({ kind, posts }) => kind === null || isWorthListing(posts));
    const thin = rows.filter((row) => row.kind === 'author' && !listed.includes(row));
    return {
      extra: listed.flatMap(pagesOf),
      thin: new Set(thin.map(pathOf)),
      written: new Map(starters.map(({ slug, writtenOn }) => [postType.path(slug), new Date(writtenOn)])),
    };
  }
}

const listRows = `select 'author' as kind, author.slug, count(post.document_id)::integer as posts,
         max(post.updated_at) as "updatedAt"
       from author_listing author left join post_listing post on post.author_ids @> array[author.document_id]
       where author.is_live group by author.document_id
       union all
       select term.kind, term.slug, count(*)::integer, max(updated_at)
       from post_listing cross join lateral (
         select 'category' as kind, category_key as slug union all select 'tag', unnest(tag_keys)) term
       where term.slug is not null group by term.kind, term.slug
       union all
       select null, '', count(*)::integer, max(updated_at) from post_listing`;

/** A post that nobody has changed yet shows the day on which it was written or checked. */
const starterRows = `
  select post.slug, greatest(post.published_on::text, live.content ->> 'lastReviewedOn') as "writtenOn"
  from post_listing post
  join content_document document on document.id = post.document_id
  join content_revision live on live.id = document.published_revision_id
  where live.author_name is null and post.published_on <= live.created_at::date`;

/** Null is the blog itself. */
const pathOf = ({ kind, slug }: Row) =>
  kind === 'author' ? authorType.path(slug) : kind === null ? '/blog' : `/blog/${kind}/${slug}`;

/** The pages of a list. First pages that are documents, or the blog itself, are listed elsewhere. */
function pagesOf(row: Row): readonly ListPage[] {
  const isTerm = row.kind === 'category' || row.kind === 'tag';
  const pages = Math.ceil(row.posts / postsPerPage);
  const paths = Array.from({ length: pages }, (_, index) => pathOf(row) + (index === 0 ? '' : `/page/${index + 1}`));
  return paths.slice(isTerm ? 0 : 1).map((path) => ({ path, updatedAt: row.updatedAt }));
}
