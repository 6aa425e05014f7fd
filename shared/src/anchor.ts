import { inPlainLetters } from './look-alikes.ts';

/** Most characters of an anchor. */
export const anchorLimit = 60;

/** Words as an anchor: small letters, digits and single hyphens, beginning with a letter; empty when they hold none. */
export const anchorFrom = (words: string, limit = anchorLimit): string =>
  inPlainLetters(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, limit)
    .replace(/-$/, '');
