/** A post as a file from elsewhere tells it. */
export interface ImportedPost {
  /** Names it within its source: the same in every export of the source. */
  readonly sourceId: string;
  /** Where visitors found it, the last address first: addresses or paths. */
  readonly oldAddresses: readonly string[];
  readonly title: string;
  /** As the source writes it; empty: of the title. */
  readonly slug: string;
  readonly html: string;
  /** The text may have shortcodes, and lines that mean something. */
  readonly isWordPress?: boolean;
  /** Addresses of images by the ids that the text names, as `[gallery ids="7"]` does. */
  readonly attachments?: ReadonlyMap<string, string>;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Names. */
  readonly authors: readonly string[];
  /** A day: 2026-03-20; null: not known. */
  readonly publishedOn: string | null;
  readonly isPublished: boolean;
  readonly isFeatured?: boolean;
  readonly cover: { readonly address: string; readonly alt: string } | null;
  /** What else of the post's SEO has the name of its field here. */
  readonly seo: { readonly title: string; readonly description: string; readonly [field: string]: unknown };
  /** An export of this product: the revision that it was made of. */
  readonly exported?: { readonly revision: string; readonly isUntouched: boolean };
  readonly review?: ImportedReview;
  readonly focusPhrase?: string;
  /** Slugs of posts. */
  readonly related?: readonly string[];
  /** What the reader could not take over. */
  readonly notes: readonly string[];
}

/** Days, and the name of an author; empty: not known. */
interface ImportedReview {
  readonly lastReviewedOn: string | null;
  readonly reviewBy: string | null;
  readonly reviewedBy: string;
}

/** What a file holds. */
export interface Reading {
  /** Names the source, so that a second import recognizes its posts. */
  readonly source: string;
  readonly posts: readonly ImportedPost[];
  /** What was left out, in words. */
  readonly problems: readonly string[];
}

/** Characters that the text of a post may have, in the markup it comes in. */
export const longestText = 1_000_000;

/** The file, or a text in it, cannot be read; the message says why. */
export class UnreadableFile extends Error {}

/** Why one post of many cannot be read, so that the others can. */
export function refusalOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof RangeError) return 'It nests too deeply.';
  return `Something in it cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

/** A post without anything. */
export const emptyPost = {
  ...{ oldAddresses: [], slug: '', html: '', excerpt: '', category: '', tags: [], authors: [] },
  ...{ publishedOn: null, isPublished: false, cover: null, seo: { title: '', description: '' }, notes: [] },
} as const satisfies Partial<ImportedPost>;
