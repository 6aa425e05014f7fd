import { Injectable } from '@nestjs/common';
import { ArrayContains, DataSource, Not, type FindOptionsWhere } from 'typeorm';
import { ContentHistory } from '../content/history/content-history.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { pageOf } from '../core/http/pagination.ts';
import { Bylines } from './authors/bylines.service.ts';
import { PostListing } from './post-listing.entity.ts';
import { dayOf, filled, pickedAuthors, postType, termNames, toListing } from './post-type.ts';
import type { PostContent } from './post-content.dto.ts';
import type { Post, PostList, PostNeighbor, PostQuery, PostSummary } from './posts.dto.ts';
import { Terms } from './terms/terms.service.ts';
import type { PostTerm } from './terms/terms.dto.ts';

const relatedPosts = 3;
/** Of the posts with one of the tags, so many of the newest are compared. */
const comparedPosts = 200;
const newestFirst = { publishedOn: 'DESC', slug: 'ASC' } as const;

@Injectable()
export class PostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: LiveContents,
    private readonly terms: Terms,
    private readonly bylines: Bylines,
    private readonly history: ContentHistory,
  ) {}

  /** Published posts, newest first. */
  async list(query: PostQuery): Promise<PostList> {
    const where = await this.about(query);
    if (!where) return pageOf(query, [], 0);
    const [posts, total] = await this.dataSource.manager.findAndCount(PostListing, {
      where,
      order: newestFirst,
      skip: query.offset,
      take: query.limit,
    });
    return pageOf(query, await this.toSummaries(posts), total);
  }

  /** The published posts that came out last, all or those of one tag. */
  async newest(count: number, tag?: string | null): Promise<PostSummary[]> {
    const where = await this.about({ tag });
    if (!where) return [];
    return this.toSummaries(
      await this.dataSource.manager.find(PostListing, { where, order: newestFirst, take: count }),
    );
  }

  /** Under an old address, too: the answer names the slug that it has by now. */
  async getPublished(asked: string): Promise<Post> {
    const listingAt = (at: string) => this.dataSource.manager.findOneBy(PostListing, { slug: at });
    const [live, found] = await Promise.all([this.content.getLive(postType, asked), listingAt(asked)]);
    const { slug, content, revision, updatedAt: writtenAt, isDraft } = live;
    // A previewed draft may not be listed.
    const listed = slug === asked ? found : await listingAt(slug);
    const updatedAt = listed?.updatedAt ?? writtenAt;
    const listing = toListing(slug, content);
    const [{ terms, related }, { bylines, reviewedBy }, updatedOn, newer, older] = await Promise.all([
      this.subjectOf(slug, content),
      this.peopleOf(content, isDraft ? null : listed),
      listed && this.updateOf(listed),
      listed && this.besides(listed, 'newer'),
      listed && this.besides(listed, 'older'),
    ]);
    return {
      ...listing,
      ...withTerms(terms),
      authors: bylines.map(({ name }) => name),
      bylines,
      reviewedBy,
      lede: content.excerpt?.trim() || null,
      publishedOn: listing.publishedOn || dayOf(updatedAt),
      updatedAt: updatedAt.toISOString(),
      updatedOn,
      lastReviewedOn: content.lastReviewedOn ?? null,
      blocks: content.blocks ?? [],
      seo: content.seo ?? {},
      revision,
      newer,
      older,
      related,
    };
  }

  /** What the post is about, and other posts about it. */
  private async subjectOf(slug: string, content: PostContent) {
    const terms = await this.terms.meantBy(termNames(content));
    return { terms, related: await this.relatedTo(slug, tagsIn(terms), content.related ?? []) };
  }

  /** A first publication is no update, whatever day the post says. */
  private async updateOf({ documentId, publishedOn, updatedAt }: PostListing): Promise<string | null> {
    const day = dayOf(updatedAt);
    if (day <= publishedOn) return null;
    return (await this.history.publications(documentId)) > 1 ? day : null;
  }

  /** The live content names those authors alone who have a page; the listing knows the others. */
  private async peopleOf(content: PostContent, listed: PostListing | null) {
    const authors = listed?.authorIds ?? (await this.bylines.idsOf(pickedAuthors(content)));
    const [picked = null] = listed ? [] : await this.bylines.idsOf(filled([content.reviewedBy]));
    const reviewer = listed ? listed.reviewerId : picked;
    const bylinesOf = await this.bylines.byIds([...authors, ...(reviewer ? [reviewer] : [])]);
    const [reviewedBy = null] = reviewer ? bylinesOf.known([reviewer]) : [];
    return { bylines: bylinesOf.orTeam(authors), reviewedBy };
  }

  /** The post before or after it in the list of all posts. */
  private async besides({ publishedOn, slug }: PostListing, side: 'newer' | 'older'): Promise<PostNeighbor | null> {
    const [later, day, before, name] = side === 'newer' ? ['>', 'asc', '<', 'desc'] : ['<', 'desc', '>', 'asc'];
    const [neighbor] = await this.dataSource.query<PostNeighbor[]>(
      `select slug, title from post_listing
       where published_on ${later}= $1 and (published_on <> $1 or slug ${before} $2)
       order by published_on ${day}, slug ${name} limit 1`,
      [publishedOn, slug],
    );
    return neighbor ?? null;
  }

  /** Pinned posts first, then those with most tags in common, then the newest. */
  private async relatedTo(slug: string, tags: readonly PostTerm[], pins: readonly string[]): Promise<PostSummary[]> {
    const posts = await this.dataSource.manager
      .createQueryBuilder(PostListing, 'post')
      .where({ slug: Not(slug) })
      .andWhere(`post.document_id = any(array(${candidates}))`)
      .addSelect('array_position(cast(:pins as text[]), post.slug)', 'pin')
      .addSelect(
        'cardinality(array(select unnest(post.tag_keys) intersect select unnest(cast(:tagKeys as text[]))))',
        'common',
      )
      .setParameters({ pins, tagKeys: tags.map((tag) => tag.slug) })
      .orderBy('pin', 'ASC', 'NULLS LAST')
      .addOrderBy('common', 'DESC')
      .addOrderBy('post.publishedOn', 'DESC')
      .addOrderBy('post.slug', 'ASC')
      .limit(relatedPosts)
      .getMany();
    return this.toSummaries(posts);
  }

  /** Null: there is no such category, tag or author, so no post has it. */
  private async about({ tag, category, author, featured }: Asked): Promise<FindOptionsWhere<PostListing> | null> {
    const where: FindOptionsWhere<PostListing> = featured ? { featured } : {};
    if (tag?.trim()) {
      const term = await this.terms.find('tag', tag);
      if (!term) return null;
      where.tagKeys = ArrayContains([term.slug]);
    }
    if (author?.trim()) {
      const id = await this.bylines.idOf(author.trim());
      if (!id) return null;
      where.authorIds = ArrayContains([id]);
    }
    if (category?.trim()) {
      const term = await this.terms.find('category', category);
      if (!term) return null;
      where.categoryKey = term.slug;
    }
    return where;
  }

  private async toSummaries(posts: readonly PostListing[]): Promise<PostSummary[]> {
    const [termsOf, bylinesOf] = await Promise.all([
      this.terms.byKeys(posts),
      this.bylines.byIds(posts.flatMap(({ authorIds }) => authorIds)),
    ]);
    return posts.map(({ documentId: _, reviewerId: __, categoryKey, tagKeys, authorIds, updatedAt, ...summary }) => ({
      ...summary,
      authors: bylinesOf.orTeam(authorIds).map(({ name }) => name),
      ...withTerms(termsOf({ categoryKey, tagKeys })),
      updatedAt: updatedAt.toISOString(),
    }));
  }
}

/** Read from indexes, because a blog may have many thousands of posts. */
const candidates = `
  select document_id from post_listing where slug = any(cast(:pins as text[]))
  union all (select document_id from post_listing where tag_keys && cast(:tagKeys as text[])
    order by published_on desc, slug limit ${comparedPosts})
  union all (select document_id from post_listing order by published_on desc, slug limit ${relatedPosts + 1})`;

interface Asked {
  readonly tag?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly author?: string | null | undefined;
  readonly featured?: boolean | undefined;
}

const tagsIn = (terms: readonly PostTerm[]) => terms.filter(({ kind }) => kind === 'tag');

const withTerms = (terms: PostTerm[]) => ({
  category: terms.find(({ kind }) => kind === 'category')?.name ?? null,
  tags: tagsIn(terms).map(({ name }) => name),
  terms,
});
