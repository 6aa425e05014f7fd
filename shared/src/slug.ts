import { inPlainLetters, withoutLookAlikes } from './look-alikes.ts';

/** Most characters of a slug: it is one part of a public address. */
export const slugLimit = 75;

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lower-case words of a–z and 0–9 joined by single hyphens, at most 75 characters. */
export const isSlug = (value: string): boolean => value.length <= slugLimit && slugPattern.test(value);

/** "about-us" → "About us" */
export const slugInWords = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The slug with an ending, shortened before it where it would get too long. */
export const endedBy = (slug: string, ending: string): string =>
  `${slug.slice(0, slugLimit - ending.length).replace(/-$/, '')}${ending}`;

/**
 * The slug that a title suggests: whole words, as many as fit; empty when the title holds none. Words that mix
 * alphabets are left out: nobody would see why a letter is missing.
 */
export function slugFrom(title: string): string {
  const words = inPlainLetters(withoutLookAlikes(title)).match(/[a-z0-9]+/g);
  return (words ?? []).reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= slugLimit ? longer : slug;
  }, '');
}

/** What a person types as a slug, as far as it can become one. Letters that cannot stay in sight, to be replaced. */
export const asSlug = (typed: string): string =>
  inPlainLetters(typed)
    .replace(/[\s_./-]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/^-/, '')
    .slice(0, slugLimit);
