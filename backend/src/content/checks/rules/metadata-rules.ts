import { isUnlisted } from '@20x/shared/effective-seo';
import { entitiesIn } from '@20x/shared/structured-data/graph';
import { graphIssues } from '@20x/shared/structured-data/graph-issues';
import { textIssues } from '@20x/shared/structured-data/text';
import { seoFormats, trackerHints, type TrackerField } from '@20x/shared/seo-formats';
import type { CheckRule, Issue } from './rule.ts';

export const structuredData: CheckRule = {
  name: 'structured-data',
  title: 'Structured data (JSON-LD)',
  why: 'Invalid data is left out, and search engines get the default.',
  good: 'The structured data is valid.',
  level: 'block',
  find({ seo }) {
    const text = seo.structuredData?.trim();
    if (!text) return [];
    return structuredDataErrors(text).map((message) => ({ message, field: 'seo.structuredData' }));
  },
};

/** What makes a page's own structured data worthless or wrong. */
export const structuredDataErrors = (text: string): string[] =>
  [...textIssues(text), ...graphIssues(entitiesIn(text) ?? [], { isPart: true })]
    .filter(({ level }) => level === 'error')
    .map(({ where, message }) => (where ? `${where}: ${message}` : message));

export const canonicalAddress: CheckRule = {
  name: 'canonical-address',
  title: 'Canonical address',
  why: 'Search engines list only the page that it names.',
  good: 'The canonical address is valid.',
  level: 'warn',
  find({ seo }) {
    const address = seo.canonical?.trim() ?? '';
    if (address === '' || seoFormats.canonical(address)) return [];
    const message = 'Enter a complete address that starts with https://, or leave the field empty to use the default.';
    return [{ message, field: 'seo.canonical' }];
  },
};

export const findability: CheckRule = {
  name: 'findability',
  title: 'Sitemap and search engines',
  why: 'A page in the sitemap that must not be listed gives search engines two opposite instructions.',
  good: 'The sitemap and the robots setting agree.',
  level: 'warn',
  find({ seo }) {
    if (!isUnlisted(seo.robots) || seo.inSitemap === false) return [];
    const message =
      'The robots setting hides this from search engines, but it is in sitemap.xml. Turn off “Listed in sitemap.xml” too.';
    return [{ message, field: 'seo.inSitemap' }];
  },
};

export const language: CheckRule = {
  name: 'language',
  title: 'Language tag',
  why: 'Screen readers use it to choose the pronunciation.',
  good: 'The language tag is valid.',
  level: 'warn',
  find({ seo }) {
    const tag = seo.language?.trim() ?? '';
    if (tag === '' || seoFormats.language(tag)) return [];
    return [{ message: `“${tag}” is not a language tag. Use one such as en or fr-CA.`, field: 'seo.language' }];
  },
};

export const trackerIds: CheckRule = {
  name: 'tracker-ids',
  title: 'Analytics IDs',
  why: 'Nothing is counted under a wrong ID.',
  good: 'The analytics IDs are valid.',
  level: 'block',
  find({ seo }) {
    return (Object.keys(trackerHints) as TrackerField[]).flatMap((name): Issue[] => {
      const id = seo[name]?.trim() ?? '';
      if (id === '' || seoFormats[name](id)) return [];
      return [{ message: `${trackerHints[name]} “${id}” won’t work.`, field: `seo.${name}` }];
    });
  },
};
