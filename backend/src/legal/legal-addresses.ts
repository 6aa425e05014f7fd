/** The documents there are. */
export const legalSlugs = ['privacy', 'terms'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** Other slugs under which they are known elsewhere, and their own. */
export const legalAliases: Readonly<Record<string, LegalSlug>> = {
  'privacy-policy': 'privacy',
  'terms-and-conditions': 'terms',
};

export const aliasSlugs = Object.keys(legalAliases);

/** The slug that stays; the given one when it is no alias. */
export const canonicalSlug = (slug: string): string =>
  (Object.hasOwn(legalAliases, slug) && legalAliases[slug]) || slug;

/** Where every version of a document is listed. */
export const versionsPath = (slug: string): string => `/${slug}/versions`;
export const versionPath = (slug: string, number: number): string => `${versionsPath(slug)}/${number}`;
