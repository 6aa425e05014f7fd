/** Characters of a slug: it is one part of a public address. */
export const slugLimit = 75;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lower-case words of a–z and 0–9 joined by single hyphens, at most 75 characters. */
export const isSlug = (value: string) => value.length <= slugLimit && slugPattern.test(value);

/** "about-us" → "About us" */
export const slugInWords = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The slug with an ending, shortened before it where it would get too long. */
export const endedBy = (slug: string, ending: string) =>
  `${slug.slice(0, slugLimit - ending.length).replace(/-$/, '')}${ending}`;
