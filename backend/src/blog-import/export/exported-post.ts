import type { PostContent } from '../../blog/post-content.dto.ts';

/** A post to be written to a file. */
export interface ExportedPost {
  readonly id: string;
  /** Of the draft. */
  readonly revision?: string;
  readonly slug: string;
  readonly isPublished: boolean;
  /** When the draft was saved. */
  readonly updatedAt: Date;
  readonly content: PostContent;
  /** Names. */
  readonly authors: readonly string[];
  /** A name. */
  readonly reviewer?: string | undefined;
  /** Slugs. */
  readonly related?: readonly string[];
  readonly publishAt?: Date | null;
  readonly unpublishAt?: Date | null;
}
