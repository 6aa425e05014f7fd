import { readFileSync } from 'node:fs';
import { RelaxNGValidator, XmlDocument, XmlElement, XmlError } from 'libxml2-wasm';

const schemaOfAtom = new URL('../fixtures/atom.rng', import.meta.url);
const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
};

/** What RFC 4287 has against a feed: its schema, and the rules that the schema cannot tell. */
export function atomErrors(xml: string): string[] {
  return withDocument(xml, (feed) => [
    ...schemaErrors(feed),
    ...(valuesAt(feed, '/atom:feed/atom:link[@rel="self"]/@href').length === 1 ? [] : ['No link to itself.']),
    ...(valuesAt(feed, '//atom:entry[not(atom:author)]').length > 0 ? ['An entry has no author.'] : []),
    ...twice(valuesAt(feed, '//atom:id')),
    ...notWhole([...valuesAt(feed, '//atom:id'), ...valuesAt(feed, '//atom:link/@href')]),
    ...valuesAt(feed, '//atom:content[@type="html"]').flatMap(htmlErrors),
  ]);
}

function schemaErrors(feed: XmlDocument): string[] {
  using schema = XmlDocument.fromBuffer(readFileSync(schemaOfAtom));
  using validator = RelaxNGValidator.fromDoc(schema);
  try {
    validator.validate(feed);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** https://www.rssboard.org/rss-specification */
const ofChannel = ['title', 'link', 'description', 'language', 'copyright', 'lastBuildDate', 'category', 'generator'];
const ofItem = [
  'title',
  'link',
  'description',
  'author',
  'category',
  'comments',
  'enclosure',
  'guid',
  'pubDate',
  'source',
];
const time =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;

/** What the specification of RSS 2.0 and its best practices have against a feed. */
export function rssErrors(xml: string): string[] {
  return withDocument(xml, (feed) => {
    const at = (path: string) => valuesAt(feed, path);
    const count = (path: string, least: number, most: number) =>
      at(path).length >= least && at(path).length <= most ? [] : [`${path}: ${at(path).length} times`];
    const [channel, items] = ['/rss[@version="2.0"]/channel', at('//item').map((_, index) => `//item[${index + 1}]`)];
    return [
      ...['', '/title[. != ""]', '/link', '/description[. != ""]'].flatMap((part) => count(channel + part, 1, 1)),
      ...count(`${channel}/atom:link[@rel="self"][@type="application/rss+xml"]/@href`, 1, 1),
      ...items.flatMap((item) => [
        ...count(`${item}/title[. != ""]`, 1, 1),
        ...['guid[@isPermaLink="true"]', 'link', 'pubDate', 'description', 'content:encoded'].flatMap((part) =>
          count(`${item}/${part}`, 1, 1),
        ),
      ]),
      ...unknown(feed, 'channel', [...ofChannel, 'docs', 'ttl', 'image', 'item']),
      ...unknown(feed, 'item', ofItem),
      ...[...at('//pubDate'), ...at('//lastBuildDate')].flatMap((text) => (time.test(text) ? [] : [`time: ${text}`])),
      ...at('//author').flatMap((author) => (/^\S+@\S+ \(.+\)$/.test(author) ? [] : [`author: ${author}`])),
      ...count('//enclosure[not(@url and @length and @type)]', 0, 0),
      ...twice(at('//guid')),
      ...notWhole([...at('//link'), ...at('//guid'), ...at('//atom:link/@href'), ...at('//enclosure/@url')]),
      ...[...at('//item/description'), ...at('//content:encoded')].flatMap(htmlErrors),
    ];
  });
}

const unknown = (feed: XmlDocument, parent: string, known: readonly string[]): string[] =>
  feed
    .find(`//${parent}/*[namespace-uri()=""]`)
    .flatMap((node) =>
      node instanceof XmlElement && !known.includes(node.name) ? [`${parent} has no element ${node.name}.`] : [],
    );

const harmlessTags = new Set(
  [
    'h2 h3 h4 p ul ol li blockquote pre hr br dl dt dd strong b em i u s sub sup small code a img table caption thead',
    'tbody tfoot tr th td figure figcaption details summary section header div',
  ].flatMap((names) => names.split(' ')),
);
const harmlessAttributes =
  /^(?:\s(?:href|src|alt|title|id|width|height|start|scope|colspan|rowspan)="[^"<>]*")*\s?\/?$/;

/** What is wrong with the HTML of a post: code, and addresses that mean nothing outside of the site. */
function htmlErrors(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  const tags = [...html.matchAll(/<\/?([a-z][^\s>/]*)([^>]*)>/gi)];
  const harmful = tags.filter(
    ([, name = '', given = '']) => !harmlessTags.has(name) || !harmlessAttributes.test(given),
  );
  return [...harmful.map(([tag]) => `not harmless: ${tag}`), ...notWhole(addresses)];
}

const notWhole = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (/^(?:https?:\/\/[^/]+|mailto:|tel:)/.test(address) ? [] : [`address: ${address}`]));
const twice = (ids: readonly string[]): string[] =>
  ids.length === new Set(ids).size ? [] : [`twice: ${ids.join(' ')}`];

function valuesAt(feed: XmlDocument, path: string): string[] {
  return feed.find(path, namespaces).map((node) => node.content);
}

function withDocument(xml: string, look: (feed: XmlDocument) => string[]): string[] {
  try {
    using feed = XmlDocument.fromString(xml);
    return look(feed);
  } catch (error) {
    if (error instanceof XmlError) return [error.message];
    throw error;
  }
}
