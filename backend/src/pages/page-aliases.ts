/** Other slugs under which pages of the site are known elsewhere, and the pages' own. */
const aliases: Readonly<Record<string, string>> = {
  'privacy-policy': 'privacy',
  'terms-and-conditions': 'terms',
};

export const aliasSlugs = Object.keys(aliases);

/** The slug that stays; the given one when it is no alias. */
export const canonicalSlug = (slug: string): string => (Object.hasOwn(aliases, slug) && aliases[slug]) || slug;
