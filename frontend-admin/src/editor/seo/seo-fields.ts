import type { PageSeo } from '@20x/kit';
import { limits } from '../../api/limits';
import type { FieldDeclaration, FieldDeclarations, GroupDeclaration } from '../field-declarations';

const limitOf = (name: keyof PageSeo): number | undefined => {
  const known: Readonly<Record<string, { readonly max?: number }>> = limits.PageSeo;
  return known[name]?.max;
};

type Declared = { readonly [Name in keyof Required<PageSeo>]: FieldDeclaration };

const line = (name: keyof PageSeo, label: string, help?: string): FieldDeclaration => ({
  label,
  help,
  limit: limitOf(name),
});
const paragraph = (name: keyof PageSeo, label: string): FieldDeclaration => ({
  kind: 'paragraph',
  label,
  limit: limitOf(name),
});
const tracker = (name: keyof PageSeo, label: string, help: string): FieldDeclaration => ({
  kind: 'tracker',
  label,
  help,
  limit: limitOf(name),
});

/** All metadata of a page, in the order of the tab. */
export const seoFields = {
  title: line('title', 'Title'),
  description: paragraph('description', 'Description'),
  canonical: { kind: 'address', label: 'Canonical address', help: 'Only when this page repeats another one.' },
  robots: {
    kind: 'choice',
    label: 'Search engines',
    none: 'Not set: they may list it and follow its links',
    choices: {
      'index, follow': 'List it and follow its links',
      'noindex, follow': 'Do not list it',
      'index, nofollow': 'List it, do not follow its links',
      'noindex, nofollow': 'Do not list it, do not follow its links',
    },
  },
  inSitemap: { kind: 'flag', label: 'Listed in sitemap.xml', fallback: 'on' },
  ogTitle: line('ogTitle', 'Open Graph title'),
  ogDescription: paragraph('ogDescription', 'Open Graph description'),
  ogImage: { kind: 'image', label: 'Open Graph image', help: '1200 × 630 pixels are shown uncropped.' },
  ogType: line('ogType', 'Open Graph type'),
  ogUrl: { kind: 'address', label: 'Open Graph address' },
  ogSiteName: line('ogSiteName', 'Open Graph site name'),
  twitterCard: {
    kind: 'choice',
    label: 'X card',
    none: 'Not set: a large image',
    choices: { summary_large_image: 'Large image', summary: 'Small image' },
  },
  twitterTitle: line('twitterTitle', 'X title'),
  twitterDescription: paragraph('twitterDescription', 'X description'),
  twitterImage: { kind: 'image', label: 'X image' },
  twitterSite: line('twitterSite', 'X account of the site', 'Such as @20x.'),
  twitterCreator: line('twitterCreator', 'X account of the author'),
  linkedinTitle: line('linkedinTitle', 'LinkedIn title'),
  linkedinDescription: paragraph('linkedinDescription', 'LinkedIn description'),
  linkedinImage: { kind: 'image', label: 'LinkedIn image' },
  keywords: { kind: 'texts', label: 'Keywords', item: 'keyword', limit: limitOf('keywords') },
  author: line('author', 'Author'),
  language: line('language', 'Language', 'Its code, such as en or fr-CA.'),
  charset: line('charset', 'Character set'),
  viewport: line('viewport', 'Viewport'),
  geoRegion: line('geoRegion', 'Region', 'Such as US-NY.'),
  geoPlacename: line('geoPlacename', 'Place'),
  geoPosition: line('geoPosition', 'Position', 'Latitude;longitude.'),
  googleAnalytics: tracker('googleAnalytics', 'Google Analytics id', 'Starts with G-.'),
  googleTagManager: tracker('googleTagManager', 'Google Tag Manager id', 'Starts with GTM-.'),
  facebookPixel: tracker('facebookPixel', 'Facebook pixel id', 'Digits only.'),
  linkedinInsight: tracker('linkedinInsight', 'LinkedIn partner id', 'Digits only.'),
  structuredData: { kind: 'code', label: 'Structured data (JSON-LD)' },
  headHtml: { kind: 'ownerHtml', label: 'HTML for the end of the head' },
  bodyHtml: { kind: 'ownerHtml', label: 'HTML for the end of the body' },
} as const satisfies Declared;

/** Declare it as `seo` and the frame shows the SEO tab. */
export const seoField: GroupDeclaration = { kind: 'group', label: 'SEO', fields: seoFields };

export interface SeoSection {
  readonly title: string;
  readonly names: readonly (keyof typeof seoFields)[];
}

const names = Object.keys(seoFields) as (keyof typeof seoFields)[];
const from = (first: keyof typeof seoFields, last: keyof typeof seoFields) =>
  names.slice(names.indexOf(first), names.indexOf(last) + 1);

export const seoSections: readonly SeoSection[] = [
  { title: 'Search', names: from('title', 'inSitemap') },
  { title: 'Social', names: from('ogTitle', 'linkedinImage') },
  { title: 'Advanced', names: from('keywords', 'bodyHtml') },
];

/** A declaration whose placeholder is what visitors get while the field is empty. */
export function inheriting(declaration: FieldDeclaration, fallback: string): FieldDeclaration {
  return takesText(declaration) ? ({ ...declaration, fallback } as FieldDeclaration) : declaration;
}

export const takesText = ({ kind = 'line' }: FieldDeclaration): boolean =>
  kind === 'line' || kind === 'paragraph' || kind === 'address' || kind === 'image';

export const declaresSeo = (fields: FieldDeclarations) => fields.seo?.kind === 'group';
