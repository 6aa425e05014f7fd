import type { Element } from 'domhandler';
import { isRecord } from '@20x/shared/hidden';
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
import { editorFacts, exportedFrom, moreSeo, planNotes } from './editor-facts.ts';
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
  const pageTitle = titleElement ? textOf(titleElement) : '';
  const title = (heading && textOf(heading)) || meta('og:title') || pageTitle;
  if (heading) DomUtils.removeElement(heading);
  const canonical = findAll(children, named('link')).find(({ attribs }) => attribs.rel === 'canonical');
  const cover = meta('og:image');
  const id = meta('20x:id');
  const description = meta('description');
  const excerpt = id ? meta('og:description') : description || meta('og:description');
  return {
    ...emptyPost,
    sourceId: id || path,
    oldAddresses: [(canonical && attribute(canonical, 'href')) || meta('og:url')].filter(Boolean),
    title: title || stemOf(path),
    slug: meta('20x:slug') || stemOf(path),
    html: body ? innerHtml(body) : outerHtml(children),
    excerpt,
    category: meta('article:section'),
    tags: metas.filter(({ attribs }) => attribs.property === 'article:tag').map((tag) => attribute(tag, 'content')),
    authors: authorsIn(metas),
    publishedOn: dayIn(meta('article:published_time', 'date')),
    isPublished: meta('20x:status') === 'published',
    isFeatured: meta('20x:featured') === 'true',
    cover: cover ? { address: cover, alt: meta('og:image:alt') } : null,
    seo: {
      // Only our own files tell what search engines get from what the post says.
      title: id && differing(pageTitle, title),
      description: id && differing(description, excerpt),
      ...moreSeo({ robots: /\bno/i.test(meta('robots')) ? meta('robots') : '', ...jsonIn(meta('20x:seo')) }),
    },
    ...exportedFrom(text, meta('20x:revision'), meta('20x:fingerprint')),
    ...editorFacts({
      ...{ lastReviewedOn: meta('20x:last-reviewed-on'), reviewBy: meta('20x:review-by') },
      ...{ reviewedBy: meta('20x:reviewed-by'), focusPhrase: meta('20x:focus-phrase') },
      related: metas.filter(({ attribs }) => attribs.name === '20x:related').map((one) => attribute(one, 'content')),
    }),
    notes: planNotes(meta('20x:publish-at'), meta('20x:unpublish-at')),
  };
}

function jsonIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const differing = (text: string, usual: string): string => (text === usual ? '' : text);

/** Names; some pages write the address of a profile. */
function authorsIn(metas: readonly Element[]): string[] {
  const found = metas.filter(({ attribs }) => /^(article:)?author$/.test(attribs.name ?? attribs.property ?? ''));
  const names = found.map((one) => attribute(one, 'content')).filter((name) => name !== '' && !/^https?:/.test(name));
  return [...new Set(names)];
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
