import type { PageSeo } from '../api/generated';

/** What every document says when nobody says anything else. */
export const documentDefaults = { language: 'en', viewport: 'width=device-width, initial-scale=1' } as const;

const fields = [
  ...(['language', 'viewport', 'headHtml', 'bodyHtml'] as const),
  ...(['googleAnalytics', 'googleTagManager', 'facebookPixel', 'linkedinInsight'] as const),
];

const usual = new Set<string>(Object.values(documentDefaults));

/** What a page's owner put into its document and only the server can write, as one text; empty when there is nothing. */
export function ownerDocument(seo: PageSeo | null | undefined): string {
  const values = fields.map((field) => seo?.[field]?.trim() ?? '').map((value) => (usual.has(value) ? '' : value));
  return values.some(Boolean) ? JSON.stringify(values) : '';
}
