import type { Block } from '../content/blocks/block-types.ts';
import type { PostContent } from '../blog/post-content.dto.ts';
import { PageSeo } from '../content/documents/page-seo.dto.ts';
import { specsOf, type FieldSpec } from '../core/fields/field-spec.ts';
import { exportedSeoFields } from './export/exported-seo.ts';
import type { ConvertedPost } from './readers/converted-file.ts';

/** Authors of this blog by their names in small letters: references to pick them by. */
export type KnownAuthors = ReadonlyMap<string, string>;

/** What a post picks. */
export interface Picked {
  readonly authors: KnownAuthors;
  /** How a post names another one by its slug in the source; null: there is none. */
  readonly postAt: (slug: string) => string | null;
}

export const authorCalled = (name: string, authors: KnownAuthors) => authors.get(name.trim().toLowerCase());

/** What a post says here. Its draft may be longer than a publication allows; its editor sees that. */
export function postContentOf(post: ConvertedPost, blocks: Block[], { authors, postAt }: Picked): PostContent {
  const { title, excerpt, category, tags, cover, publishedOn, review, focusPhrase } = post;
  const picks = post.authors.flatMap((name) => authorCalled(name, authors) ?? []);
  const reviewer = authorCalled(review?.reviewedBy ?? '', authors);
  const related = (post.related ?? []).flatMap((slug) => postAt(slug) ?? []);
  const seo = seoOf(post);
  return {
    title,
    ...(excerpt && { excerpt }),
    ...(category && { category }),
    ...(tags.length > 0 && { tags: [...new Set(tags)].slice(0, 200) }),
    ...(cover && { cover: cover.address, ...(cover.alt && { coverAlt: cover.alt }) }),
    ...(picks.length > 0 && { authors: picks.slice(0, 200) }),
    ...(publishedOn && { publishedOn }),
    ...(post.isFeatured && { featured: true }),
    ...(review?.lastReviewedOn && { lastReviewedOn: review.lastReviewedOn }),
    ...(review?.reviewBy && { reviewBy: review.reviewBy }),
    ...(reviewer && { reviewedBy: reviewer }),
    ...(focusPhrase && { focusPhrase }),
    ...(related.length > 0 && { related: related.slice(0, 200) }),
    blocks,
    ...(Object.keys(seo).length > 0 && { seo }),
  };
}

/** The fields that files carry and that have a value of their kind. */
function seoOf({ seo }: ConvertedPost): PageSeo {
  const isOfKind = ({ kind }: FieldSpec, value: unknown) =>
    kind === 'flag' ? typeof value === 'boolean' : kind === 'texts' ? Array.isArray(value) : typeof value === 'string';
  const carried = specsOf(PageSeo).filter(({ name }) => exportedSeoFields.includes(name as keyof PageSeo));
  const told = carried.filter((spec) => seo[spec.name] !== '' && isOfKind(spec, seo[spec.name]));
  return Object.fromEntries(told.map(({ name }) => [name, seo[name]]));
}
