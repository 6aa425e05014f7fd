import type { Element } from 'domhandler';
import { UnreadableFile, type ImportedPost, type Reading } from '../model/imported-post.ts';
import { DomUtils, elementsIn, findAll, named, parseMarkup, plainText } from '../html/markup.ts';
import { dayIn } from './text-of-file.ts';

/** With the longest id of a post it still fits into an index of the database. */
const longestSite = 300;

/** Reads an export of WordPress (WXR). */
export function readWxr(text: string): Reading {
  if (/<!doctype/i.test(text.slice(0, Math.max(0, text.indexOf('<rss')))))
    throw new UnreadableFile('The file has a document type (DOCTYPE), which no export of WordPress has.');
  const [channel] = findAll(parseMarkup(text, { xml: true }).children, named('channel'));
  if (!channel || !text.includes('wordpress.org/export/'))
    throw new UnreadableFile('This XML is not an export of WordPress. Use Tools → Export in WordPress.');
  const site = valueOf(channel, 'wp:base_blog_url') || valueOf(channel, 'link');
  if (site.length > longestSite)
    throw new UnreadableFile(
      `The address of the blog in this file has ${site.length.toLocaleString('en-US')} characters. Shorten wp:base_blog_url to at most ${longestSite}.`,
    );
  const items = elementsIn(channel).filter(named('item'));
  const isCut = !/<\/rss>\s*$/.test(text);
  const isInItem = isCut && text.lastIndexOf('<item>') > text.lastIndexOf('</item>');
  if (isInItem) items.pop();
  if (isCut && items.length === 0) throw new UnreadableFile(earlyEnd(text, ', before its first entry is complete'));
  const isPost = (item: Element) => valueOf(item, 'wp:post_type') === 'post';
  const isGone = (item: Element) => ['trash', 'auto-draft', 'inherit'].includes(valueOf(item, 'wp:status'));
  const authors = new Map(
    elementsIn(channel)
      .filter(named('wp:author'))
      .map((author) => [valueOf(author, 'wp:author_login'), valueOf(author, 'wp:author_display_name')]),
  );
  const attachments = attachmentsIn(items);
  const addresses = new Map([...attachments].map(([id, { address }]) => [id, address]));
  const source = { authors, attachments, addresses };
  return {
    source: `wordpress ${site}`,
    posts: items.filter((item) => isPost(item) && !isGone(item)).map((item) => toPost(item, source)),
    problems: [
      ...(isCut ? [earlyEnd(text, isInItem ? ', in the middle of an entry, which was left out' : '')] : []),
      ...leftOut(items.filter((item) => !isPost(item))),
      ...(items.some((item) => isPost(item) && isGone(item)) ? ['Posts in the trash of WordPress were left out.'] : []),
    ],
  };
}

/** The address and the alternative text of each image by its id. */
interface Attachment {
  readonly address: string;
  readonly alt: string;
}

function attachmentsIn(items: readonly Element[]): ReadonlyMap<string, Attachment> {
  return new Map(
    items.flatMap((item) => {
      const address = valueOf(item, 'wp:attachment_url');
      const alt = metaOf(item, '_wp_attachment_image_alt');
      return address ? [[valueOf(item, 'wp:post_id'), { address, alt }] as const] : [];
    }),
  );
}

interface Site {
  readonly authors: ReadonlyMap<string, string>;
  readonly attachments: ReadonlyMap<string, Attachment>;
  readonly addresses: ReadonlyMap<string, string>;
}

function toPost(item: Element, { authors, attachments, addresses }: Site): ImportedPost {
  const login = valueOf(item, 'dc:creator');
  const terms = elementsIn(item).filter(named('category'));
  const termsIn = (domain: string) =>
    terms.filter(({ attribs }) => attribs.domain === domain).map((term) => plainText(DomUtils.textContent(term)));
  const [category = '', ...others] = termsIn('category').filter((name) => name !== 'Uncategorized');
  const status = valueOf(item, 'wp:status');
  const isSecret = valueOf(item, 'wp:post_password') !== '';
  const id = valueOf(item, 'wp:post_id') || valueOf(item, 'guid');
  const [seoTitle, seoText] = ['title', 'metadesc'].map((name) => metaOf(item, `_yoast_wpseo_${name}`));
  const author = authors.get(login) || login;
  return {
    sourceId: id || valueOf(item, 'link'),
    oldAddresses: addressesOf(item),
    title: plainText(valueOf(item, 'title')),
    slug: valueOf(item, 'wp:post_name'),
    html: valueOf(item, 'content:encoded'),
    isWordPress: true,
    attachments: addresses,
    excerpt: plainText(valueOf(item, 'excerpt:encoded')),
    category,
    tags: termsIn('post_tag'),
    authors: author ? [author] : [],
    publishedOn: dayIn(valueOf(item, 'wp:post_date')),
    isPublished: status === 'publish' && !isSecret,
    cover: coverOf(attachments.get(metaOf(item, '_thumbnail_id'))),
    // Yoast writes variables such as %%title%%, which mean nothing here.
    seo: {
      title: seoTitle?.includes('%%') ? '' : (seoTitle ?? ''),
      description: seoText?.includes('%%') ? '' : (seoText ?? ''),
    },
    notes: [
      ...others.map((name) => `A post has one category; ${name} was left out.`),
      ...(isSecret ? ['It has a password in WordPress, so it stays a draft.'] : []),
      ...(['pending', 'private', 'future'].includes(status)
        ? [`It is “${status}” in WordPress, so it stays a draft.`]
        : []),
    ],
  };
}

const coverOf = (cover: Attachment | undefined) => (cover ? { address: cover.address, alt: cover.alt } : null);

function valueOf(parent: Element, name: string): string {
  const element = elementsIn(parent).find(named(name));
  return element ? DomUtils.textContent(element).trim() : '';
}

const metaOf = (item: Element, key: string): string => metasOf(item, key)[0] ?? '';

const metasOf = (item: Element, key: string): string[] =>
  elementsIn(item)
    .filter(named('wp:postmeta'))
    .filter((one) => valueOf(one, 'wp:meta_key') === key)
    .map((one) => valueOf(one, 'wp:meta_value'));

/** The address of a post, and the same with each slug that it had before, as WordPress redirects them. */
function addressesOf(item: Element): string[] {
  const [link, slug] = [valueOf(item, 'link'), valueOf(item, 'wp:post_name')];
  const at = slug === '' ? -1 : link.lastIndexOf(slug);
  const earlier = at < 0 ? [] : metasOf(item, '_wp_old_slug').filter(Boolean);
  return [link, ...earlier.map((old) => link.slice(0, at) + old + link.slice(at + slug.length))].filter(Boolean);
}

/** Says where a file was cut off. */
function earlyEnd(text: string, what: string): string {
  const line = text.trimEnd().split('\n').length.toLocaleString('en-US');
  return `The file ends too early: it is cut off at line ${line}${what}. Export it again in WordPress and import that file.`;
}

/** What people call the kinds of entries that exports often hold. */
const kinds: Readonly<Record<string, readonly [one: string, several: string]>> = {
  page: ['page', 'pages'],
  nav_menu_item: ['menu item', 'menu items'],
  '': ['entry without a type (wp:post_type)', 'entries without a type (wp:post_type)'],
};

/** What is no post, counted by its type. Images come with the posts that show them. */
function leftOut(items: readonly Element[]): string[] {
  const counts = new Map<string, number>();
  for (const type of items.map((item) => valueOf(item, 'wp:post_type')))
    if (type !== 'attachment') counts.set(type, (counts.get(type) ?? 0) + 1);
  if (counts.size === 0) return [];
  const parts = [...counts].map(([type, count]) => {
    const named = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    return `${count} ${named?.[count === 1 ? 0 : 1] ?? `“${type}”`}`;
  });
  return [`Only posts are imported. Left out: ${parts.join(', ')}.`];
}
