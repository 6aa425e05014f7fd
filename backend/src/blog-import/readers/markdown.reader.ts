import { marked } from 'marked';
import { isRecord } from '@20x/shared/hidden';
import { emptyPost, longestText, UnreadableFile, type ImportedPost } from '../model/imported-post.ts';
import { parseMarkup, textOf } from '../html/markup.ts';
import { editorFacts, exportedFrom, moreSeo, planNotes } from './editor-facts.ts';
import { parsedYaml } from './yaml-values.ts';
import { dayIn, stemOf, storable } from './text-of-file.ts';

type Values = Readonly<Record<string, unknown>>;

const frontMatter = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** A post in Markdown; its front matter is YAML. */
export function readMarkdown(path: string, text: string): ImportedPost {
  if (text.length > longestText) throw new UnreadableFile('Its text has more than a million characters. Split it.');
  if (/^\uFEFF?\+\+\+\s/.test(text))
    throw new UnreadableFile('Its front matter is TOML. Use YAML between two lines of ---.');
  const [head = '', yaml = ''] = frontMatter.exec(text) ?? [];
  const values = valuesOf(yaml, path);
  const html = htmlOf(text.slice(head.length));
  const { title, rest } = ownTitle(html, textIn(values, 'title'));
  const cover = textIn(values, 'cover', 'image', 'featured_image', 'feature_image', 'coverImage', 'thumbnail');
  const coverValues = recordIn(values, 'cover', 'image');
  const seo = recordIn(values, 'seo');
  const status = textIn(values, 'status').toLowerCase();
  return {
    ...emptyPost,
    sourceId: textIn(values, 'id') || path,
    oldAddresses: [
      textIn(values, 'permalink', 'url', 'link'),
      ...['aliases', 'alias', 'redirect_from'].flatMap((name) => textsIn(values, name)),
    ].filter(Boolean),
    title: title || stemOf(path),
    slug: textIn(values, 'slug') || (title ? '' : stemOf(path)),
    html: rest,
    excerpt: textIn(values, 'excerpt', 'description', 'summary'),
    category: textIn(values, 'category') || (textsIn(values, 'categories')[0] ?? ''),
    tags: textsIn(values, 'tags', 'keywords'),
    authors: textsIn(values, 'authors', 'author'),
    publishedOn: dayIn(textIn(values, 'publishedOn', 'published', 'date', 'pubDate')),
    isPublished: values.draft === false || ['published', 'publish', 'live'].includes(status),
    isFeatured: values.featured === true,
    cover: coverOf(cover || textIn(coverValues, 'image', 'src', 'url', 'path'), [
      textIn(values, 'coverAlt', 'cover_alt', 'image_alt', 'imageAlt'),
      textIn(coverValues, 'alt'),
    ]),
    seo: {
      ...{ title: textIn(seo, 'title'), description: textIn(seo, 'description') },
      ...moreSeo({ ...seo, ...seoBeside(values) }),
    },
    ...exportedFrom(text, textIn(values, 'revision'), textIn(values, 'fingerprint')),
    ...editorFacts({
      ...{ lastReviewedOn: textIn(values, 'lastReviewedOn'), reviewBy: textIn(values, 'reviewBy') },
      ...{ reviewedBy: textIn(values, 'reviewedBy'), focusPhrase: textIn(values, 'focusPhrase') },
      related: textsIn(values, 'related'),
    }),
    notes: [
      ...textsIn(values, 'categories')
        .slice(1)
        .map((name) => `A post has one category; ${name} was left out.`),
      ...planNotes(textIn(values, 'publishAt'), textIn(values, 'unpublishAt')),
    ],
  };
}

/** As front matter of other systems tells it, beside `seo`. */
function seoBeside(values: Values): Values {
  const robots = values.noindex === true ? 'noindex' : textIn(values, 'robots');
  const canonical = textIn(values, 'canonical', 'canonical_url', 'canonicalUrl', 'canonicalURL');
  return { ...(robots && { robots }), ...(canonical && { canonical }) };
}

function htmlOf(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false, gfm: true });
  } catch (cause) {
    throw new UnreadableFile('Its Markdown is nested too deeply.', { cause });
  }
}

const coverOf = (address: string, alts: readonly string[]) =>
  address ? { address, alt: alts.find(Boolean) ?? '' } : null;

/** A heading at the start names a post without a title, and repeats that of another. */
function ownTitle(html: string, title: string): { readonly title: string; readonly rest: string } {
  const [whole = '', words = ''] = /^\s*<h1>([^]{0,2000}?)<\/h1>/.exec(html) ?? [];
  const heading = textOf(parseMarkup(words).children);
  if (heading === '' || (title !== '' && heading !== title)) return { title, rest: html };
  return { title: heading, rest: html.slice(whole.length) };
}

const deepest = 20;

function valuesOf(yaml: string, path: string): Values {
  try {
    const values = parsedYaml(yaml);
    if (values === null || values === undefined) return {};
    if (!isRecord(values)) throw new UnreadableFile('Its front matter has no fields, such as title: My post.');
    if (!isFlat(values)) throw new RangeError();
    return values;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableFile(
      `The front matter of ${path} nests too deeply. Write its values on at most ${deepest} levels.`,
    );
  }
}

const isFlat = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < deepest && Object.values(value).every((inner) => isFlat(inner, depth + 1)));

/** The first of these fields that says something. */
function textIn(values: Values, ...names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return storable(value);
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A list, or one text, or texts between commas. */
function textsIn(values: Values, ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') return value.split(',').map(storable).filter(Boolean);
    if (Array.isArray(value)) return (value as unknown[]).flatMap(nameOf);
  }
  return [];
}

function nameOf(value: unknown): string[] {
  if (isRecord(value)) return nameOf(value.name);
  return typeof value === 'string' || typeof value === 'number' ? [storable(String(value))].filter(Boolean) : [];
}

function recordIn(values: Values, ...names: readonly string[]): Values {
  return names.map((name) => values[name]).find((value): value is Values => isRecord(value)) ?? {};
}
