import type { PageSeo } from '@20x/kit';
import { heroDefaults, homeTitle } from '@20x/kit/home/hero-defaults';
import { descriptionFrom, effectiveSeo as effectiveTexts } from '@20x/shared/effective-seo';
import { drawnImageOf, socialImageOf } from '@20x/shared/social-image';
import { ogTypeAt } from '@20x/shared/seo-defaults';
import { isHidden, isRecord } from '@20x/shared/hidden';
import { titleFrom } from '@20x/shared/title-template';
import { pageSeo } from '../../../api/fields/page-seo.generated';
import type { Content } from '../../model/content-comparison';
import { typeOf } from '../../model/block-values';
import type { FieldDeclaration, FieldDeclarations } from '../../model/field-declarations';
import { seoField } from './seo-sections';

export interface SeoContext {
  /** Where visitors find the page. */
  readonly path: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly siteName: string;
  /** Of titles without a text of their own. Default: the site’s starter one. */
  readonly titleTemplate?: string | undefined;
  /** Of the home page. Default: the starter one. */
  readonly socialImage?: string | undefined;
}

/** What visitors' browsers and crawlers get for a field, and where it comes from while the field is empty. */
interface Effective {
  readonly value: string;
  /** Null: the field itself is filled. */
  readonly source: string | null;
}

type TextName = Exclude<keyof PageSeo, 'keywords' | 'inSitemap'>;
export type EffectiveSeo = Readonly<Record<TextName, Effective>>;

const isTextName = (name: string): name is TextName => name !== 'keywords' && name !== 'inSitemap';
const textNames = Object.keys(pageSeo).filter(isTextName);

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const seoOf = ({ [seoField]: seo }: Content): PageSeo => (isRecord(seo) ? seo : {});

/** The page has a title of its own, too. */
const wordsOf = (name: TextName) =>
  name === 'title' || name === 'description' ? `the SEO ${name}` : `“${pageSeo[name].label}”`;

/** What the site gives for each field of metadata, by the rules of its own pages. */
export function effectiveSeo(content: Content, fields: FieldDeclarations, context: SeoContext): EffectiveSeo {
  const { path, origin, siteName } = context;
  const [title, titleSource] = fallbackTitle(content, fields, context);
  const [description, descriptionSource] = introductionOf(content, fields, context);
  const ogImage = socialImageOf(path, context.socialImage);
  const page = {
    ...{ title, description, canonical: path, author: siteName, ogImage, ogSiteName: siteName, ogType: ogTypeAt(path) },
    structuredData: 'the organization’s record',
  };
  const sources: Readonly<Record<string, string>> = {
    title: titleSource,
    description: descriptionSource,
    canonical: 'the page’s address',
    ...(drawnImageOf(path) && { ogImage: 'an image with the page’s title' }),
  };
  const effective = effectiveTexts(seoOf(content), page, origin);
  const entries = textNames.map((name): readonly [TextName, Effective] => {
    const { value, from, isFallback } = effective(name);
    if (isFallback) return [name, { value, source: sources[from] ?? 'the site’s default' }];
    return [name, { value, source: from === name ? null : wordsOf(from as TextName) }];
  });
  return Object.fromEntries(entries) as EffectiveSeo;
}

/** The home page shows starter texts where it says nothing; others are not published without a title. */
const isHome = ({ path }: SeoContext) => path === '/';
const starter = 'the starter text';

/** What the site builds a title from, and what that is called. */
function fallbackTitle(content: Content, fields: FieldDeclarations, context: SeoContext): [string, string] {
  if (isHome(context)) return [homeTitle, starter];
  const [own] = textsOf('title', content, fields);
  return [own ? titleFrom(own, context) : '', 'the page’s title and the site’s title template'];
}

/** What the page says about itself first. */
function introductionOf(content: Content, fields: FieldDeclarations, context: SeoContext): [string, string] {
  const texts = [...textsOf('introduction', content, fields), ...sectionTexts('introduction', content, fields)];
  const found = descriptionFrom(texts);
  if (found === undefined && isHome(context)) return [heroDefaults.heroSubtitle, starter];
  return [found ?? '', 'the page'];
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
