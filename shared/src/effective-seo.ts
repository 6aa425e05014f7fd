import { seoDefaults } from './seo-defaults.ts';
import { repeatedSeo, seoAddresses } from './seo-facts.generated.ts';

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
    const other = repeatedSeo[name];
    if (own === '' && other) return effective(other);
    const value = own || textIn(page, name) || textIn(seoDefaults, name);
    const address = seoAddresses.includes(name) && value.startsWith('/') ? publicUrl + value : value;
    return {
      value: name === 'canonical' ? oneSpelling(address, publicUrl) : address,
      from: name,
      isFallback: own === '',
    };
  };

/** A page of this site has one address: in lower case, without query, anchor and closing slash. */
function oneSpelling(address: string, publicUrl: string): string {
  if (address !== publicUrl && !address.startsWith(`${publicUrl}/`)) return address;
  const [path = ''] = address.slice(publicUrl.length).toLowerCase().split(/[?#]/, 1);
  return `${publicUrl}/${path.replace(/^\/|\/$/g, '')}`;
}

const longestDescription = 320;

/** The description of a page without its own: the first of the texts that introduce it. */
export const descriptionFrom = (introductions: readonly unknown[]): string | undefined =>
  introductions.map(trimmed).find(Boolean)?.slice(0, longestDescription);

/** Whether search engines are asked not to list the page. */
export const isUnlisted = (robots: string | null | undefined): boolean => /\b(noindex|none)\b/i.test(robots ?? '');
