import { defineContentType } from '../content/documents/content-type.ts';
import type { ContentHooks } from '../content/documents/content-types.ts';
import { PostContent } from './post-content.dto.ts';
import { PostListing } from './post-listing.entity.ts';
import { readingMinutes } from './reading-time.ts';

const editorialTeam = ['20X Editorial'];

/** How tags are compared. */
export const tagKey = (tag: string) => tag.trim().toLowerCase();

/** The day in UTC, such as 2026-11-02. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** A draft that was never published may hold anything of the right shape. */
const filled = (texts: readonly (string | null)[] | null | undefined) =>
  (texts ?? []).flatMap((text) => text?.trim() || []);

/** What lists show of a post. A draft may not have its day yet. */
export function toListing(slug: string, content: PostContent) {
  const [tags, authors] = [filled(content.tags), filled(content.authors)];
  return {
    slug,
    title: content.title ?? slug,
    excerpt: content.excerpt ?? '',
    category: content.category?.trim() || null,
    tags,
    tagKeys: [...new Set(tags.map(tagKey))],
    cover: content.cover || null,
    coverAlt: content.coverAlt ?? null,
    authors: authors.length > 0 ? authors : editorialTeam,
    publishedOn: content.publishedOn ?? '',
    readingMinutes: readingMinutes(content.blocks ?? []),
  };
}

export const postType = defineContentType({
  name: 'post',
  content: PostContent,
  path: '/blog/{slug}',
  reserved: ['page', 'tag', 'tags', 'category', 'author', 'feed', 'new'],
  sitemap: { index: '/blog' },
  complete: (content) => ({ ...content, publishedOn: content.publishedOn ?? dayOf(new Date()) }),
  admin: {
    order: 4,
    title: 'Blog Posts',
    item: 'post',
    icon: 'Newspaper',
    api: '/api/posts/{slug}',
    path: '/admin/blog',
    editor: '/admin/blog/{id}/edit',
    advanced: '/admin/blog/{id}/edit-advanced',
  },
});

export const postHooks: ContentHooks<PostContent> = {
  onPublish: async ({ manager }, { documentId, slug, content }) => {
    const listing = { ...toListing(slug, content), documentId, updatedAt: () => 'now()' };
    await manager.upsert(PostListing, listing, ['documentId']);
  },
  onUnpublish: async ({ manager }, documentId) => void (await manager.delete(PostListing, { documentId })),
};
