import type { PostContent } from '../../blog/post-content.dto.ts';
import { PageSeo } from '../../content/documents/page-seo.dto.ts';
import { specsOf } from '../../core/fields/field-spec.ts';

/** The SEO fields that files carry. HTML and trackers run scripts, so they are set by hand in every blog. */
export const exportedSeoFields: readonly (keyof PageSeo)[] = specsOf(PageSeo)
  .filter(({ input }) => input !== 'ownerHtml' && input !== 'tracker')
  .map(({ name }) => name as keyof PageSeo);

/** What they say, by their names. */
export const exportedSeo = (seo: PageSeo | null | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(exportedSeoFields.map((name) => [name, seo?.[name]]));

/** The post with the SEO fields of its draft that files do not carry. */
export function withOwnSeo(content: PostContent, before: PostContent): PostContent {
  const kept = Object.entries(before.seo ?? {}).filter(([name]) => !exportedSeoFields.includes(name as keyof PageSeo));
  return kept.length > 0 ? { ...content, seo: { ...content.seo, ...Object.fromEntries(kept) } } : content;
}
