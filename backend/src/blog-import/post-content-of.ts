import type { Block } from '../content/blocks/block-types.ts';
import type { PostContent } from '../blog/post-content.dto.ts';
import type { ConvertedPost } from './readers/converted-file.ts';

/** Authors of this blog by their names in small letters: references to pick them by. */
export type KnownAuthors = ReadonlyMap<string, string>;

/** What a post says here. Its draft may be longer than a publication allows; its editor sees that. */
export function postContentOf(post: ConvertedPost, blocks: Block[], authors: KnownAuthors): PostContent {
  const { title, excerpt, category, tags, cover, publishedOn, seo } = post;
  const picks = post.authors.flatMap((name) => authors.get(name.trim().toLowerCase()) ?? []);
  return {
    title,
    ...(excerpt && { excerpt }),
    ...(category && { category }),
    ...(tags.length > 0 && { tags: [...new Set(tags)].slice(0, 200) }),
    ...(cover && { cover: cover.address, ...(cover.alt && { coverAlt: cover.alt }) }),
    ...(picks.length > 0 && { authors: picks.slice(0, 200) }),
    ...(publishedOn && { publishedOn }),
    ...(post.isFeatured && { featured: true }),
    blocks,
    ...((seo.title || seo.description) && {
      seo: { ...(seo.title && { title: seo.title }), ...(seo.description && { description: seo.description }) },
    }),
  };
}
