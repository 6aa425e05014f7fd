import { escapeHtml } from '@20x/shared/escape-html';

/** A feed in the terms that RSS and Atom share; addresses are whole. */
export interface FeedFacts {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The page that shows the same. */
  readonly page: string;
  /** Of the feed itself. */
  readonly self: string;
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

interface FeedEntry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly authors: readonly string[];
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  readonly published: Date;
  readonly updated: Date;
}

const generator = '20X';

/** The feed in Atom, RFC 4287. */
export function atomXml({ title, description, language, page, self, updated, entries }: FeedFacts): string {
  return [
    declaration,
    `<feed${attributes({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })}>`,
    tag('id', page),
    tag('title', title),
    tag('subtitle', description),
    tag('updated', updated.toISOString()),
    tag('generator', generator),
    empty('link', { rel: 'alternate', type: 'text/html', href: page }),
    empty('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

const atomEntry = (entry: FeedEntry): string =>
  [
    '<entry>',
    tag('id', entry.address),
    tag('title', entry.title),
    empty('link', { rel: 'alternate', type: 'text/html', href: entry.address }),
    tag('published', entry.published.toISOString()),
    tag('updated', entry.updated.toISOString()),
    ...entry.authors.map((name) => `<author>${tag('name', name)}</author>`),
    ...entry.categories.map(({ slug, name }) => empty('category', { term: slug, label: name })),
    tag('summary', entry.summary),
    tag('content', entry.html, { type: 'html' }),
    '</entry>',
  ].join('\n');

const rssNamespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** The feed in RSS 2.0. Names of authors are those of Dublin Core, because RSS itself knows email addresses alone. */
export function rssXml({ title, description, language, page, self, updated, entries }: FeedFacts): string {
  return [
    declaration,
    `<rss${attributes({ version: '2.0', ...rssNamespaces })}>`,
    '<channel>',
    tag('title', title),
    tag('link', page),
    tag('description', description),
    tag('language', language),
    tag('lastBuildDate', updated.toUTCString()),
    tag('generator', generator),
    tag('docs', 'https://www.rssboard.org/rss-specification'),
    empty('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    ...entries.map(rssItem),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

const rssItem = (entry: FeedEntry): string =>
  [
    '<item>',
    tag('title', entry.title),
    tag('link', entry.address),
    tag('guid', entry.address, { isPermaLink: 'true' }),
    tag('pubDate', entry.published.toUTCString()),
    ...entry.authors.map((name) => tag('dc:creator', name)),
    ...entry.categories.map(({ name }) => tag('category', name)),
    // Readers take it for HTML.
    tag('description', escapeHtml(entry.summary)),
    tag('content:encoded', entry.html),
    '</item>',
  ].join('\n');

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** Escaped, and without what XML cannot hold. */
const xml = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''));

type Attributes = Readonly<Record<string, string>>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(value)}"`)
    .join('');
const tag = (name: string, value: string, given: Attributes = {}): string =>
  `<${name}${attributes(given)}>${xml(value)}</${name}>`;
const empty = (name: string, given: Attributes): string => `<${name}${attributes(given)}/>`;
