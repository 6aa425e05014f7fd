import type { PageSeo } from '@20x/kit';
import { heroDefaults, homeTitle } from '@20x/kit/home/hero-defaults';
import { isHidden, isRecord } from '@20x/shared/hidden';
import {
  defaultRobots,
  defaultSocialImage,
  defaultOgType,
  defaultTwitterCard,
  defaultLanguage,
  defaultViewport,
} from '@20x/shared/seo-defaults';
import { titleFrom } from '@20x/shared/title-template';
import type { Content } from '../../model/content-comparison';
import { typeOf } from '../../model/block-values';
import type { FieldDeclaration, FieldDeclarations } from '../../model/field-declarations';

export interface SeoContext {
  /** Where visitors find the page. */
  readonly path: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly siteName: string;
  /** Of titles without a text of their own. Default: the site’s starter one. */
  readonly titleTemplate?: string | undefined;
}

/** What visitors' browsers and crawlers get for a field, and where it comes from while the field is empty. */
interface Effective {
  readonly value: string;
  /** Null: the field itself is filled. */
  readonly source: string | null;
}

export type EffectiveSeo = Readonly<Record<TextFieldName, Effective>>;
type TextFieldName = Exclude<keyof PageSeo, 'keywords' | 'inSitemap'>;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const seoOf = (content: Content): PageSeo => (isRecord(content.seo) ? content.seo : {});

/** The fallback chains of the site's own metadata. */
export function effectiveSeo(content: Content, fields: FieldDeclarations, context: SeoContext): EffectiveSeo {
  const { path, origin, siteName } = context;
  const seo = seoOf(content);
  const own = (name: TextFieldName): Effective => ({ value: text(seo[name]), source: null });
  const or = (name: TextFieldName, value: string, source: string): Effective =>
    text(seo[name]) ? own(name) : { value, source };
  const from = (name: TextFieldName, other: Effective, label: string): Effective =>
    or(name, other.value, other.source ?? label);
  const absolute = (address: Effective): Effective =>
    address.value.startsWith('/') ? { ...address, value: origin + address.value } : address;

  const pageTitle = or('title', ...fallbackTitle(content, fields, context));
  const description = or('description', ...introductionOf(content, fields, context));
  const canonical = absolute(or('canonical', path, 'the page’s address'));
  const ogTitle = from('ogTitle', pageTitle, 'SEO title');
  const ogDescription = from('ogDescription', description, 'SEO description');
  const [cover] = textsOf('cover', content, fields);
  const ogImage = absolute(cover ? or('ogImage', cover, 'the cover') : or('ogImage', defaultSocialImage, 'the site'));
  return {
    title: pageTitle,
    description,
    canonical,
    author: or('author', siteName, 'the site'),
    robots: or('robots', defaultRobots, 'the site'),
    ogTitle,
    ogDescription,
    ogImage,
    ogType: or('ogType', defaultOgType, 'the site'),
    ogUrl: from('ogUrl', canonical, 'Canonical address'),
    ogSiteName: or('ogSiteName', siteName, 'the site'),
    twitterCard: or('twitterCard', defaultTwitterCard, 'the site'),
    twitterTitle: from('twitterTitle', ogTitle, 'Open Graph title'),
    twitterDescription: from('twitterDescription', ogDescription, 'Open Graph description'),
    twitterImage: absolute(from('twitterImage', ogImage, 'Open Graph image')),
    linkedinTitle: from('linkedinTitle', ogTitle, 'Open Graph title'),
    linkedinDescription: from('linkedinDescription', ogDescription, 'Open Graph description'),
    linkedinImage: absolute(from('linkedinImage', ogImage, 'Open Graph image')),
    viewport: or('viewport', defaultViewport, 'the site'),
    charset: or('charset', 'utf-8', 'the site'),
    language: or('language', defaultLanguage, 'the site'),
    geoRegion: own('geoRegion'),
    geoPlacename: own('geoPlacename'),
    geoPosition: own('geoPosition'),
    twitterSite: own('twitterSite'),
    twitterCreator: own('twitterCreator'),
    structuredData: or('structuredData', 'the organization’s record', 'the site'),
    googleAnalytics: own('googleAnalytics'),
    googleTagManager: own('googleTagManager'),
    facebookPixel: own('facebookPixel'),
    linkedinInsight: own('linkedinInsight'),
    headHtml: own('headHtml'),
    bodyHtml: own('bodyHtml'),
  };
}

/** The home page shows starter texts where it says nothing; others are not published without a title. */
const isHome = ({ path }: SeoContext) => path === '/';
const starter = 'the starter default';

/** What the site builds a title from, and what that is called. */
function fallbackTitle(content: Content, fields: FieldDeclarations, context: SeoContext): [string, string] {
  if (isHome(context)) return [homeTitle, starter];
  const [own] = textsOf('title', content, fields);
  return [own ? titleFrom(own, context) : '', 'the page’s title, in the template of the site settings'];
}

/** What the page says about itself first. */
function introductionOf(content: Content, fields: FieldDeclarations, context: SeoContext): [string, string] {
  const found = [...textsOf('introduction', content, fields), ...sectionTexts('introduction', content, fields)][0];
  if (found === undefined && isHome(context)) return [heroDefaults.heroSubtitle, starter];
  return [found?.slice(0, 320) ?? '', 'the page'];
}

type Role = NonNullable<FieldDeclaration['role']>;

/** The texts in fields of a role. */
const textsOf = (role: Role, values: Content, fields: FieldDeclarations): readonly string[] =>
  Object.entries(fields).flatMap(([name, declaration]) => (declaration.role === role ? text(values[name]) || [] : []));

/** Those of the sections that visitors see. */
const sectionTexts = (role: Role, content: Content, fields: FieldDeclarations): readonly string[] =>
  Object.entries(fields).flatMap(([name, declaration]) => {
    const sections: unknown = content[name];
    if (declaration.kind !== 'blocks' || !Array.isArray(sections)) return [];
    return sections.flatMap((section: unknown) =>
      isRecord(section) && !isHidden(section)
        ? textsOf(role, section, declaration.kinds[typeOf(section)]?.fields ?? {})
        : [],
    );
  });
