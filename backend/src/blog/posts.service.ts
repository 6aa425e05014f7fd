import { Injectable } from '@nestjs/common';
import { ArrayContains, DataSource } from 'typeorm';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { pageOf } from '../core/http/pagination.ts';
import { PostListing } from './post-listing.entity.ts';
import { dayOf, postType, tagKey, toListing } from './post-type.ts';
import type { Post, PostList, PostQuery, PostSummary } from './posts.dto.ts';

const relatedPosts = 3;
const newestFirst = { publishedOn: 'DESC', slug: 'ASC' } as const;

@Injectable()
export class PostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: LiveContents,
  ) {}

  /** Published posts, newest first. */
  async list(query: PostQuery): Promise<PostList> {
    const [posts, total] = await this.dataSource.manager.findAndCount(PostListing, {
      where: taggedWith(query.tag),
      order: newestFirst,
      skip: query.offset,
      take: query.limit,
    });
    return pageOf(query, posts.map(toSummary), total);
  }

  /** The published posts that came out last, all or those of one tag. */
  async newest(count: number, tag?: string | null): Promise<PostSummary[]> {
    const where = taggedWith(tag);
    const posts = await this.dataSource.manager.find(PostListing, { where, order: newestFirst, take: count });
    return posts.map(toSummary);
  }

  /** Under an old address, too: the answer names the slug that it has by now. */
  async getPublished(asked: string): Promise<Post> {
    const { slug, content, revision, updatedAt: writtenAt } = await this.content.getLive(postType, asked);
    // A previewed draft may not be listed.
    const listed = await this.dataSource.manager.findOneBy(PostListing, { slug });
    const updatedAt = listed?.updatedAt ?? writtenAt;
    const { tagKeys, ...listing } = toListing(slug, content);
    return {
      ...listing,
      publishedOn: listing.publishedOn || dayOf(updatedAt),
      updatedAt: updatedAt.toISOString(),
      lastReviewedOn: content.lastReviewedOn ?? null,
      blocks: content.blocks ?? [],
      seo: content.seo ?? {},
      revision,
      related: await this.relatedTo(slug, tagKeys),
    };
  }

  private async relatedTo(slug: string, tagKeys: readonly string[]): Promise<PostSummary[]> {
    const posts = await this.dataSource.manager
      .createQueryBuilder(PostListing, 'post')
      .where('post.slug <> :slug', { slug })
      .addSelect(
        'cardinality(array(select unnest(post.tag_keys) intersect select unnest(cast(:tagKeys as text[]))))',
        'common',
      )
      .setParameters({ tagKeys })
      .orderBy('common', 'DESC')
      .addOrderBy('post.publishedOn', 'DESC')
      .addOrderBy('post.slug', 'ASC')
      .limit(relatedPosts)
      .getMany();
    return posts.map(toSummary);
  }
}

function taggedWith(tag: string | null | undefined) {
  return tag?.trim() ? { tagKeys: ArrayContains([tagKey(tag.trim())]) } : {};
}

function toSummary({ documentId: _, tagKeys: __, updatedAt, ...summary }: PostListing): PostSummary {
  return { ...summary, updatedAt: updatedAt.toISOString() };
}
