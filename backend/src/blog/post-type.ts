import { defineContentType } from '../content/documents/content-type.ts';
import { withAnchoredBlocks } from '../content/blocks/anchors.ts';
import { PostContent } from './post-content.dto.ts';
import { firstParagraph } from './first-paragraph.ts';
import { readingMinutes } from './reading-time.ts';

/** The day in UTC, such as 2026-11-02. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** A draft that was never published may hold anything of the right shape. */
export const filled = (texts: readonly (string | null | undefined)[] | null | undefined) =>
  (texts ?? []).flatMap((text) => text?.trim() || []);

/** The category and the tags as the post's author wrote them. */
export const termNames = ({ category, tags }: PostContent) => ({
  category: category?.trim() || null,
  tags: filled(tags),
});

/** The authors as the post picks them. */
export const pickedAuthors = ({ authors }: PostContent) => filled(authors);

/** What lists show of a post, besides its category, tags and authors. A draft may not have its day yet. */
export function toListing(slug: string, content: PostContent) {
  return {
    slug,
    title: content.title ?? slug,
    excerpt: content.excerpt?.trim() || firstParagraph(content.blocks),
    featured: content.featured ?? false,
    cover: content.cover || null,
    coverAlt: content.coverAlt ?? null,
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
  complete: (content) => ({
    ...withAnchoredBlocks(content),
    publishedOn: content.publishedOn ?? dayOf(new Date()),
  }),
  admin: {
    order: 4,
    title: 'Blog Posts',
    item: 'post',
    icon: 'Newspaper',
    api: '/api/posts/{slug}',
    path: '/admin/blog',
    imports: '/admin/blog/import',
    exports: { path: '/api/admin/blog-export', formats: { markdown: 'Markdown', html: 'HTML' } },
    filing: { title: 'Categories & tags', path: '/admin/blog/terms' },
    editor: '/admin/blog/{id}/edit',
    advanced: '/admin/blog/{id}/edit-advanced',
  },
});
