import { PageSeo } from '../../content/documents/page-seo.dto.ts';
import { specsOf } from '../../core/fields/field-spec.ts';

/** The SEO fields that files carry. HTML and trackers run scripts, so they are set by hand in every blog. */
export const exportedSeoFields: readonly (keyof PageSeo)[] = specsOf(PageSeo)
  .filter(({ input }) => input !== 'ownerHtml' && input !== 'tracker')
  .map(({ name }) => name as keyof PageSeo);

/** What they say, by their names. */
export const exportedSeo = (seo: PageSeo | null | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(exportedSeoFields.map((name) => [name, seo?.[name]]));
