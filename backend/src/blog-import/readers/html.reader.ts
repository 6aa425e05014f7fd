import type { Element } from 'domhandler';
import { emptyPost, type ImportedPost } from '../model/imported-post.ts';
import {
  DomUtils,
  attribute,
  classed,
  find,
  findAll,
  innerHtml,
  named,
  outerHtml,
  parseMarkup,
  textOf,
} from '../html/markup.ts';
import { dayIn, stemOf } from './text-of-file.ts';

/** A post as a page of its own. */
export function readHtml(path: string, text: string): ImportedPost {
  const { children } = parseMarkup(text);
  const metas = findAll(children, named('meta'));
  const meta = (...names: readonly string[]) => {
    const found = names.map((name) => metas.find(({ attribs }) => attribs.name === name || attribs.property === name));
    return found.map((one) => (one ? attribute(one, 'content') : '')).find(Boolean) ?? '';
  };
  const body = bodyOf(children);
  const heading = body && find(body.children, named('h1'));
  const titleElement = find(children, named('title'));
  const title = (heading && textOf(heading)) || meta('og:title') || (titleElement ? textOf(titleElement) : '');
  if (heading) DomUtils.removeElement(heading);
  const canonical = findAll(children, named('link')).find(({ attribs }) => attribs.rel === 'canonical');
  const cover = meta('og:image');
  return {
    ...emptyPost,
    sourceId: meta('20x:id') || path,
    oldAddress: (canonical && attribute(canonical, 'href')) || meta('og:url') || null,
    title: title || stemOf(path),
    slug: meta('20x:slug') || stemOf(path),
    html: body ? innerHtml(body) : outerHtml(children),
    excerpt: meta('description', 'og:description'),
    category: meta('article:section'),
    tags: metas.filter(({ attribs }) => attribs.property === 'article:tag').map((tag) => attribute(tag, 'content')),
    authors: [meta('author', 'article:author')].filter((name) => name !== '' && !/^https?:/.test(name)),
    publishedOn: dayIn(meta('article:published_time', 'date')),
    cover: cover ? { address: cover, alt: meta('og:image:alt') } : null,
  };
}

/** What the page is about, without the navigation around it. */
function bodyOf(children: Parameters<typeof findAll>[0]): Element | null {
  const places = [
    classed('entry-content', 'post-content', 'gh-content'),
    named('article'),
    named('main'),
    named('body'),
  ];
  const found = places.map((is) => findAll(children, is)).find(({ length }) => length === 1);
  return found?.[0] ?? null;
}
