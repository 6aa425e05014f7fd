import type { PostContent } from '../../src/blog/post-content.dto.ts';

/** A starter post: its content and the slug it lives at. */
export type SeedPost = PostContent & { slug: string };
