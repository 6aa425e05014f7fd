import { legalVariables } from '@20x/shared/legal-variables';
import { slugInWords } from '@20x/shared/slug';
import { headingsIn, parse, proseOf } from '../content/checks/page/markup.ts';
import type { ContentType } from '../content/documents/content-type.ts';
import { shownContent } from '../content/documents/shown-content.ts';
import { isWords, titleFieldOf } from '../core/fields/field-spec.ts';
import { valuesIn, type FoundValue } from '../core/fields/field-walk.ts';

/** What is found of a document, in plain text. */
export interface SearchableText {
  readonly title: string;
  /** What introduces it; empty when nothing does. */
  readonly summary: string;
  /** What is said about it, and its headings: a hit there counts more than one in the text. */
  readonly headings: string;
  /** What visitors read below that: a snippet shows a part of it. */
  readonly body: string;
}

/** More would not fit into an index entry. */
const longestText = 200_000;
const variable = new RegExp(`\\{(${Object.keys(legalVariables).join('|')})\\}`, 'g');

const plain = (text: string) =>
  text
    .replace(variable, '…')
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
const joined = (texts: readonly string[]) =>
  texts
    .map(plain)
    .filter((text) => text !== '')
    .join(' \n')
    .slice(0, longestText);

/** A document that is shown within another, such as a snippet. */
export interface ShownPart {
  readonly type: ContentType;
  readonly content: object;
}

/** What visitors can find of a published content and its parts: without what is hidden and without metadata. */
export function searchableText(
  type: ContentType,
  slug: string,
  content: object,
  parts: readonly ShownPart[] = [],
): SearchableText {
  const found = wordsShown({ type, content });
  const titleField = titleFieldOf(type.content);
  const own = titleField ? (found.find(({ path }) => path === titleField)?.value as string | undefined) : undefined;
  const ofParts = parts.flatMap(wordsShown).filter((value) => !isOfDocument(value));
  const text = [...found.filter(({ path }) => path !== titleField), ...ofParts];
  return {
    title: plain(own ?? '') || plain(seoTitleOf(content) ?? '') || nameOf(type, slug),
    summary: joined(text.filter((value) => isOfDocument(value) && isIntroduction(value)).flatMap(textsOf)).slice(
      0,
      400,
    ),
    headings: joined(text.flatMap(headingsOf)),
    body: joined(text.flatMap((value) => (isOfDocument(value) ? [] : textsOf(value)))),
  };
}

const wordsShown = ({ type, content }: ShownPart) =>
  [...valuesIn(type.content, shownContent(type.content, content))].filter(
    ({ path, spec }) => isWords(spec) && !path.startsWith('seo.'),
  );

/** What search engines show for a document without a title of its own, such as the home page. */
const seoTitleOf = (content: { readonly seo?: { readonly title?: string | null } | null }) => content.seo?.title;
const nameOf = ({ admin }: ContentType, slug: string) =>
  admin.screens?.find((screen) => screen.slug === slug)?.name ?? slugInWords(slug);

const isOfDocument = ({ path }: FoundValue) => !path.includes('.');
const isIntroduction = ({ spec }: FoundValue) => spec.role === 'introduction';

function textsOf({ spec, value }: FoundValue): string[] {
  const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((text) => typeof text === 'string');
  return spec.kind === 'richText' ? texts.map((html) => proseOf(parse(html))) : texts;
}

function headingsOf(value: FoundValue): string[] {
  const { spec } = value;
  if (spec.kind === 'richText')
    return textsOf(value).length > 0 ? headingsIn(parse(value.value as string)).map(({ text }) => text) : [];
  const isHeading = spec.kind === 'text' && (spec.role === 'title' || isIntroduction(value));
  return isHeading || isOfDocument(value) ? textsOf(value) : [];
}
