import type { Issue } from '../finding.ts';
import type { CheckRule } from '../rule.ts';

export const structuredData: CheckRule = {
  name: 'structured-data',
  title: 'Structured data (JSON-LD)',
  why: 'What cannot be read is left out, and search engines get the default record.',
  good: 'The structured data can be read.',
  level: 'block',
  find({ seo }) {
    const text = seo.structuredData?.trim();
    const field = 'seo.structuredData';
    if (!text) return [];
    const value = parsed(text);
    if (value === undefined) {
      return [
        {
          message: 'The structured data is not JSON: visitors get the default record. Mend it or empty the field.',
          field,
        },
      ];
    }
    const records = (Array.isArray(value) ? value : [value]) as unknown[];
    return records.flatMap((record): Issue[] => {
      if (typeof record !== 'object' || record === null) {
        return [{ message: 'Structured data is an object in braces, or a list of them.', field }];
      }
      if (!/^https?:\/\/schema\.org\/?$/.test(String(Reflect.get(record, '@context')))) {
        return [
          { message: 'Structured data without "@context": "https://schema.org" is not read by search engines.', field },
        ];
      }
      const isTyped = '@type' in record || '@graph' in record;
      return isTyped
        ? []
        : [{ message: 'Structured data without "@type" says nothing. Name what it describes.', field }];
    });
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const canonicalAddress: CheckRule = {
  name: 'canonical-address',
  title: 'Canonical address',
  why: 'Search engines keep only the page that it names.',
  good: 'The canonical address is in order.',
  level: 'warn',
  find({ seo }) {
    const address = seo.canonical?.trim() ?? '';
    if (address === '' || URL.parse(address)?.protocol === 'https:') return [];
    const message =
      'The canonical address has to be complete and to start with https://. Empty, it is this page’s own.';
    return [{ message, field: 'seo.canonical' }];
  },
};

export const findability: CheckRule = {
  name: 'findability',
  title: 'Sitemap and search engines',
  why: 'A page that is listed in the sitemap and forbidden to be listed sends two messages.',
  good: 'Sitemap and search engines are told the same.',
  level: 'warn',
  find({ seo }) {
    if (!/\b(noindex|none)\b/i.test(seo.robots ?? '') || seo.inSitemap === false) return [];
    const message =
      'Search engines are told not to list this page, but it counts for sitemap.xml. Switch “Listed in sitemap.xml” off, too.';
    return [{ message, field: 'seo.inSitemap' }];
  },
};

export const language: CheckRule = {
  name: 'language',
  title: 'Language tag',
  why: 'Screen readers choose their voice by it.',
  good: 'The language tag is in order.',
  level: 'warn',
  find({ seo }) {
    const tag = seo.language?.trim() ?? '';
    if (tag === '' || isLanguage(tag)) return [];
    return [{ message: `“${tag}” is no BCP 47 language tag, such as en or fr-CA.`, field: 'seo.language' }];
  },
};

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const trackers = {
  googleAnalytics: [/^G-[A-Z0-9]+$/, 'A Google Analytics id looks like G-ABC123.'],
  googleTagManager: [/^GTM-[A-Z0-9]+$/, 'A Google Tag Manager id looks like GTM-ABC123.'],
  facebookPixel: [/^\d+$/, 'A Facebook pixel id has digits only.'],
  linkedinInsight: [/^\d+$/, 'A LinkedIn partner id has digits only.'],
} as const;

export const trackerIds: CheckRule = {
  name: 'tracker-ids',
  title: 'Ids of statistics',
  why: 'With a wrong id nothing is counted, and nobody notices.',
  good: 'The ids of statistics are in order.',
  level: 'warn',
  find({ seo }) {
    return (Object.keys(trackers) as (keyof typeof trackers)[]).flatMap((name): Issue[] => {
      const id = seo[name]?.trim() ?? '';
      const [pattern, form] = trackers[name];
      return id === '' || pattern.test(id)
        ? []
        : [{ message: `${form} With “${id}” nothing is counted.`, field: `seo.${name}` }];
    });
  },
};
