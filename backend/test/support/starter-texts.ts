import { starterFeatures } from '../../src/seeds/features.ts';
import { starterLegalPages } from '../../src/seeds/legal.ts';
import { starterPages } from '../../src/seeds/pages.ts';
import { starterPosts } from '../../src/seeds/posts.ts';

/** RT-01 with the addresses of all starter content, which links to nothing else on this site. */
export const siteRoutes = [
  '/',
  ...starterPages.map(({ slug }) => `/${slug}`),
  ...starterLegalPages.map(({ slug }) => `/${slug}`),
  ...starterFeatures.map(({ slug }) => `/features/${slug}`),
  ...starterPosts.map(({ slug }) => `/blog/${slug}`),
];

/** Claims that an editor is warned about, and experience that a new product does not have. */
export const forbidden = new RegExp(
  [
    /#1\b|\bbest\b|SOC 2|HIPAA[- ](certified|compliant)|\bwe guarantee|\bguaranteed\b(?! hours)|award|trusted by/,
    /\d ?%|500\+|24\/7|around the clock|uptime/,
    /agencies (use|love|trust|save)|at many agencies|most (owners|teams|turn out)|often set up|customers (say|tell|love)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Turns of phrase that wear out: a page has each of them once at most. */
const turnsOfPhrase = [/first valid yes/gi, /\b(four|4) checks\b/gi, /05:12/g, /rebuild it/gi];

/** Those that a page has more than once. */
export const repeatedIn = (page: unknown): string[] => {
  const text = textsOf(page).join('\n');
  return turnsOfPhrase.flatMap((turn) => (text.match(turn) ?? []).slice(1));
};

/** Every text in a content, at any depth. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Where buttons and links lead, those inside HTML included. */
export const hrefsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    /^(.*href|url)$/i.test(key) && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  );
};

/** The pictures of the product in a content, by scene or by address. */
export const scenesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return /^\/images\/product\/(\w+)\./.exec(value)?.slice(1) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'scene' && typeof inner === 'string' ? [inner] : scenesOf(inner),
  );
};

/** Anchors that links may lead to. */
export const anchorsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/<h\d id="([^"]*)"/g)].map(([, id = '']) => id);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'anchor' && typeof inner === 'string' ? [inner] : anchorsOf(inner),
  );
};

const notRead = new Set([
  'id',
  'type',
  'anchor',
  'background',
  'href',
  'url',
  'image',
  'scene',
  'icon',
  'slug',
  'tags',
]);
const notSentences = new Set([
  ...notRead,
  'cells',
  'columns',
  'label',
  'price',
  'unit',
  'plans',
  'time',
  'seo',
  'related',
]);

/** What a reader reads as running text, sentence by sentence: no cells of tables, no labels, no sources. */
export const proseOf = (value: unknown): string => {
  if (typeof value === 'string') return asSentences(value);
  if (typeof value !== 'object' || value === null) return '';
  if ((value as { type?: unknown }).type === 'sources') return '';
  return Object.entries(value)
    .filter(([key]) => !notSentences.has(key))
    .map(([, inner]) => proseOf(inner))
    .join(' ');
};

function asSentences(html: string): string {
  const text = html
    .replace(/<\/(p|li|h\d|td|th|caption|figcaption|blockquote)>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\.([”’"]?)\s*\.\s/g, '.$1 ')
    .trim();
  return text === '' || /[.!?:][”’"]?$/.test(text) ? text : `${text}.`;
}
