/** Other slugs under which pages of the site are known elsewhere, and the pages' own. */
export const pageAliases: Readonly<Record<string, string>> = {
  'privacy-policy': 'privacy',
  'terms-and-conditions': 'terms',
};

export const aliasSlugs = Object.keys(pageAliases);

/** The slug that stays; the given one when it is no alias. */
export const canonicalSlug = (slug: string): string => (Object.hasOwn(pageAliases, slug) && pageAliases[slug]) || slug;
