import { Address, Flag, Group, ImageUrl, LongText, Text, Texts } from '../../core/fields/fields.ts';

const search = { part: 'search' } as const;
const social = { part: 'social' } as const;
/** Of one network, or of a part of it. */
const perNetwork = { ...social, rare: true } as const;
const advanced = { part: 'advanced' } as const;
const tracker = { max: 40, input: 'tracker', words: false, serverOnly: true, ...advanced } as const;

interface OwnerHtmlOptions {
  readonly part?: string;
}

/** HTML that goes into the page as it is, scripts included. */
export const HeadHtml = (options: OwnerHtmlOptions = {}) =>
  LongText({
    input: 'ownerHtml',
    serverOnly: true,
    label: 'HTML for the end of the head',
    ...options,
  });
export const BodyHtml = (options: OwnerHtmlOptions = {}) =>
  LongText({
    input: 'ownerHtml',
    serverOnly: true,
    label: 'HTML for the end of the body',
    ...options,
  });

const robots = {
  'index, follow': 'List it and follow its links',
  'noindex, follow': 'Do not list it',
  'index, nofollow': 'List it, do not follow its links',
  'noindex, nofollow': 'Do not list it, do not follow its links',
};

/** Search, social and tracking metadata of one page. An empty field falls back to the site's default. */
export class PageSeo {
  @Text({ max: 120, label: 'Title', ...search }) title?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Description', ...search }) description?: string | null;
  @Address({ label: 'Canonical address', help: 'Only if this page repeats another one.', ...search })
  canonical?: string | null;

  @Text({
    max: 120,
    input: 'choice',
    label: 'Search engines',
    choices: robots,
    none: 'Not set: they may list it and follow its links',
    words: false,
    description: 'Robots directives, such as "index, follow".',
    ...search,
  })
  robots?: string | null;

  @Flag({ label: 'Listed in sitemap.xml', fallback: 'on', ...search }) inSitemap?: boolean | null;
  @Text({ max: 120, label: 'Social title', repeats: 'title', ...social }) ogTitle?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Social description', repeats: 'description', ...social })
  ogDescription?: string | null;
  @ImageUrl({ label: 'Social image', help: '1200 × 630 pixels are shown uncropped.', ...social })
  ogImage?: string | null;

  @Text({ max: 40, label: 'Open Graph type', ...perNetwork }) ogType?: string | null;
  @Address({ label: 'Open Graph address', repeats: 'canonical', ...perNetwork }) ogUrl?: string | null;
  @Text({ max: 120, label: 'Open Graph site name', ...perNetwork }) ogSiteName?: string | null;
  @Text({
    max: 40,
    input: 'choice',
    label: 'X card',
    choices: { summary_large_image: 'Large image', summary: 'Small image' },
    none: 'Not set: a large image',
    words: false,
    ...perNetwork,
  })
  twitterCard?: string | null;

  @Text({ max: 120, label: 'X title', repeats: 'ogTitle', ...perNetwork }) twitterTitle?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'X description', repeats: 'ogDescription', ...perNetwork })
  twitterDescription?: string | null;
  @ImageUrl({ label: 'X image', repeats: 'ogImage', ...perNetwork }) twitterImage?: string | null;
  @Text({ max: 60, label: 'X account of the site', help: 'Such as @20x.', ...perNetwork }) twitterSite?: string | null;
  @Text({ max: 60, label: 'X account of the author', ...perNetwork }) twitterCreator?: string | null;
  @Text({ max: 120, label: 'LinkedIn title', repeats: 'ogTitle', ...perNetwork }) linkedinTitle?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'LinkedIn description', repeats: 'ogDescription', ...perNetwork })
  linkedinDescription?: string | null;
  @ImageUrl({ label: 'LinkedIn image', repeats: 'ogImage', ...perNetwork }) linkedinImage?: string | null;
  @Texts({ max: 30, label: 'Keywords', item: 'keyword', ...advanced }) keywords?: string[] | null;
  @Text({ max: 120, label: 'Author', ...advanced }) author?: string | null;
  @Text({ max: 35, label: 'Language', help: 'Its code, such as en or fr-CA.', serverOnly: true, ...advanced })
  language?: string | null;
  @Text({ max: 20, label: 'Character set', ...advanced }) charset?: string | null;
  @Text({ max: 120, label: 'Viewport', serverOnly: true, ...advanced }) viewport?: string | null;
  @Text({ max: 20, label: 'Region', help: 'Such as US-NY.', ...advanced }) geoRegion?: string | null;
  @Text({ max: 120, label: 'Place', ...advanced }) geoPlacename?: string | null;
  @Text({ max: 60, label: 'Position', help: 'Latitude;longitude.', ...advanced }) geoPosition?: string | null;
  @Text({ label: 'Google Analytics ID', help: 'Starts with G-.', ...tracker }) googleAnalytics?: string | null;
  @Text({ label: 'Google Tag Manager ID', help: 'Starts with GTM-.', ...tracker }) googleTagManager?: string | null;
  @Text({ label: 'Meta pixel ID', help: 'Digits only.', ...tracker }) facebookPixel?: string | null;
  @Text({ label: 'LinkedIn partner ID', help: 'Digits only.', ...tracker }) linkedinInsight?: string | null;
  @LongText({ label: 'Structured data (JSON-LD)', ...advanced }) structuredData?: string | null;
  @HeadHtml(advanced) headHtml?: string | null;
  @BodyHtml(advanced) bodyHtml?: string | null;
}

export const PageTitle = () =>
  Text({
    max: 120,
    required: true,
    label: 'Title',
    help: 'Shown in lists and in the browser tab.',
    role: 'title',
  });

/** The metadata of a page, which visitors do not read as text. */
export const Seo = () => Group(() => PageSeo, { label: 'SEO', asIs: false });

/** Search engines are asked not to list a page in which something is still to be filled in. */
export const unlistedWith = <Seo extends PageSeo | null | undefined>(placeholders: readonly string[], seo: Seo) =>
  placeholders.length === 0 ? seo : { ...seo, robots: 'noindex, follow' };
