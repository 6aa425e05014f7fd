import type { PostContent } from '../../blog/post-content.dto.ts';

/** A starter post: its content and the slug it lives at. */
export type SeedPost = PostContent & { slug: string };
