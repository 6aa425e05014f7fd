import { isRecord } from '@20x/shared/hidden';
import { escapeHtml } from '@20x/shared/escape-html';
import { measureJson } from '../../core/http/json-measure.ts';
import { UnreadableFile, type ImportedPost, type Reading } from '../model/imported-post.ts';
import { dayIn, storable } from './text-of-file.ts';

type Values = Readonly<Record<string, unknown>>;

const deepest = 100;

/** Reads an export of Ghost. */
export function readGhost(text: string): Reading {
  const data = dataIn(parsed(text));
  const isPost = (post: Values) => textOf(post, 'type') !== 'page' && post.page !== true && post.page !== 1;
  const posts = listIn(data, 'posts');
  const pages = posts.filter((post) => !isPost(post)).length;
  const site = siteOf(data);
  return {
    source: 'ghost',
    posts: posts.filter(isPost).map((post) => toPost(post, site)),
    problems: pages > 0 ? [`Only posts are imported. Left out: ${pages} ${pages === 1 ? 'page' : 'pages'}.`] : [],
  };
}

function parsed(text: string): unknown {
  if (measureJson(text).depth > deepest) throw new UnreadableFile(`The JSON is nested deeper than ${deepest} levels.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableFile('The file is not valid JSON. It may be incomplete; export it again.');
  }
}

/** The tables of the export, which newer releases wrap in a list. */
function dataIn(value: unknown): Values {
  const list: unknown = isRecord(value) ? value.db : undefined;
  const database: unknown = Array.isArray(list) ? list[0] : value;
  const data: unknown = isRecord(database) ? database.data : undefined;
  if (!isRecord(data) || !Array.isArray(data.posts))
    throw new UnreadableFile('This JSON is not an export of Ghost. Use Settings → Labs → Export in Ghost.');
  return data;
}

interface Site {
  readonly tagsOf: (post: string) => readonly string[];
  readonly authorsOf: (post: string) => readonly string[];
  readonly metaOf: (post: string) => Values;
}

function siteOf(data: Values): Site {
  const metas = new Map(listIn(data, 'posts_meta').map((meta) => [textOf(meta, 'post_id'), meta]));
  const isPublic = (tag: Values) => !textOf(tag, 'name').startsWith('#') && tag.visibility !== 'internal';
  const tags = { ...data, tags: listIn(data, 'tags').filter(isPublic) };
  return {
    tagsOf: namesBy(tags, { names: 'tags', links: 'posts_tags', key: 'tag_id' }),
    authorsOf: namesBy(data, { names: 'users', links: 'posts_authors', key: 'author_id' }),
    metaOf: (post) => metas.get(post) ?? {},
  };
}

interface Relation {
  readonly names: string;
  readonly links: string;
  readonly key: string;
}

/** The names that a table of links gives to each post, in their order. */
function namesBy(data: Values, { names, links, key }: Relation): (post: string) => readonly string[] {
  const nameById = new Map(listIn(data, names).map((row) => [textOf(row, 'id'), textOf(row, 'name')]));
  const found = new Map<string, string[]>();
  const order = (row: Values) => Number(row.sort_order ?? 0);
  for (const link of listIn(data, links).toSorted((one, other) => order(one) - order(other))) {
    const [post, name] = [textOf(link, 'post_id'), nameById.get(textOf(link, key))];
    if (name) found.set(post, [...(found.get(post) ?? []), name]);
  }
  return (post) => found.get(post) ?? [];
}

function toPost(post: Values, { tagsOf, authorsOf, metaOf }: Site): ImportedPost {
  const [id, slug, status] = ['id', 'slug', 'status'].map((name) => textOf(post, name)) as [string, string, string];
  const meta = metaOf(id);
  const own = (name: string) => textOf(post, name) || textOf(meta, name);
  const cover = ownAddress(own('feature_image'));
  const html = ownAddress(textOf(post, 'html'));
  const plain = textOf(post, 'plaintext');
  const isMembers = !['', 'public'].includes(textOf(post, 'visibility'));
  const tags = tagsOf(id);
  return {
    sourceId: textOf(post, 'uuid') || id || slug,
    oldAddresses: slug ? [`/${slug}`] : [],
    title: textOf(post, 'title'),
    slug,
    html:
      html ||
      plain
        .split(/\n\s*\n/)
        .map((text) => `<p>${escapeHtml(text)}</p>`)
        .join(''),
    excerpt: own('custom_excerpt'),
    category: '',
    tags,
    authors: authorsOf(id),
    publishedOn: dayIn(textOf(post, 'published_at')),
    isPublished: status === 'published' && !isMembers,
    isFeatured: post.featured === true || post.featured === 1,
    cover: cover ? { address: cover, alt: own('feature_image_alt') } : null,
    seo: { title: own('meta_title'), description: own('meta_description') },
    notes: [
      ...(isMembers ? ['Only members could read it in Ghost, so it stays a draft.'] : []),
      ...(html === '' ? ['The export has no HTML of this post; its text was taken without formatting.'] : []),
      ...(['scheduled', 'sent'].includes(status) ? [`It is “${status}” in Ghost, so it stays a draft.`] : []),
    ],
  };
}

/** Exports write a placeholder for the address of the site. */
const ownAddress = (text: string): string => text.replaceAll('__GHOST_URL__', '');

const textOf = (row: Values, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? storable(value) : typeof value === 'number' ? String(value) : '';
};

const listIn = (data: Values, name: string): Values[] => {
  const list: unknown = data[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};
