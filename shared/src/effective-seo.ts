import { seoDefaults } from './seo-defaults.ts';

/** The field whose value an empty one repeats. */
const repeated: Readonly<Record<string, string>> = {
  ogTitle: 'title',
  ogDescription: 'description',
  ogUrl: 'canonical',
  twitterTitle: 'ogTitle',
  twitterDescription: 'ogDescription',
  twitterImage: 'ogImage',
  linkedinTitle: 'ogTitle',
  linkedinDescription: 'ogDescription',
  linkedinImage: 'ogImage',
};

const addresses: ReadonlySet<string> = new Set(['canonical', 'ogUrl', 'ogImage', 'twitterImage', 'linkedinImage']);

interface EffectiveText {
  readonly value: string;
  /** The field that gives the value: the field itself, or one that it repeats. */
  readonly from: string;
  /** That field is empty, and the page or the site gives the value. */
  readonly isFallback: boolean;
}

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textIn = (texts: object | null | undefined, name: string) => trimmed(Reflect.get(texts ?? {}, name));

/** What browsers and crawlers get for each field of text. `page`: what the page gives for fields that are empty. */
export const effectiveSeo = (seo: object | null | undefined, page: object, publicUrl: string) =>
  function effective(name: string): EffectiveText {
    const own = textIn(seo, name);
    const other = repeated[name];
    if (own === '' && other) return effective(other);
    const value = own || textIn(page, name) || textIn(seoDefaults, name);
    return {
      value: addresses.has(name) && value.startsWith('/') ? publicUrl + value : value,
      from: name,
      isFallback: own === '',
    };
  };

const longestDescription = 320;

/** The description of a page without its own: the first of the texts that introduce it. */
export const descriptionFrom = (introductions: readonly unknown[]): string | undefined =>
  introductions.map(trimmed).find(Boolean)?.slice(0, longestDescription);

/** Whether search engines are asked not to list the page. */
export const isUnlisted = (robots: string | null | undefined): boolean => /\b(noindex|none)\b/i.test(robots ?? '');
