import { seoDefaults } from '@20x/shared/seo-defaults';
import { escapeHtml } from '@20x/shared/escape-html';
import { element, figureMarkup, imageMarkup, textMarkup } from '../../content/markup/markup-of-values.ts';
import { signed, unsigned } from '../model/fingerprint.ts';
import type { ExportedPost } from './exported-post.ts';
import { exportedSeo } from './exported-seo.ts';
import { joinedSections } from './joined-sections.ts';
import { sectionAsHtml } from './section-as-html.ts';

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 serif}img,video{max-width:100%;height:auto}';

/** The post as a page of its own without scripts, as an import reads it. */
export function postAsHtml(post: ExportedPost): string {
  const { content, slug } = post;
  const title = content.title || slug;
  const language = content.seo?.language || seoDefaults.language;
  const page = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    metaMarkup(['name', '20x:fingerprint', post.revision && unsigned]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="content-security-policy" content="script-src 'none'; object-src 'none'">`,
    element('title', escapeHtml(content.seo?.title || title)),
    ...metasOf(post, title).map(metaMarkup),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    headerOf(post, title),
    '<article>',
    joinedSections(content.blocks ?? [], sectionAsHtml),
    '</article>',
    '</body>',
    '</html>\n',
  ];
  return signed(page.filter(Boolean).join('\n'));
}

type Meta = readonly [kind: 'name' | 'property', name: string, value: string | null | undefined];

function metasOf(post: ExportedPost, title: string): Meta[] {
  const { id, slug, isPublished, updatedAt, content, authors, reviewer, related } = post;
  const { excerpt, category, tags, cover, coverAlt, publishedOn, featured, seo } = content;
  return [
    ['name', 'description', seo?.description || excerpt],
    ...authors.map((name): Meta => ['name', 'author', name]),
    ['name', 'robots', seo?.robots],
    ['name', '20x:reviewed-by', reviewer],
    ['name', '20x:last-reviewed-on', content.lastReviewedOn],
    ['name', '20x:review-by', content.reviewBy],
    ['name', '20x:focus-phrase', content.focusPhrase],
    ['name', '20x:seo', seo ? JSON.stringify(exportedSeo(seo)) : ''],
    ...(related ?? []).map((one): Meta => ['name', '20x:related', one]),
    ['name', '20x:publish-at', post.publishAt?.toISOString()],
    ['name', '20x:unpublish-at', post.unpublishAt?.toISOString()],
    ['name', '20x:id', id],
    ['name', '20x:revision', post.revision],
    ['name', '20x:slug', slug],
    ['name', '20x:status', isPublished ? 'published' : 'draft'],
    ['name', '20x:featured', featured ? 'true' : ''],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', title],
    ['property', 'og:description', excerpt],
    ['property', 'og:image', cover],
    ['property', 'og:image:alt', cover ? coverAlt : ''],
    ['property', 'article:published_time', publishedOn],
    ['property', 'article:modified_time', updatedAt.toISOString()],
    ['property', 'article:section', category],
    ...(tags ?? []).map((tag): Meta => ['property', 'article:tag', tag]),
  ];
}

const metaMarkup = ([kind, name, value]: Meta) =>
  value ? `<meta ${kind}="${name}" content="${escapeHtml(value)}">` : '';

/** Outside the article, which holds the sections alone. */
function headerOf({ content, authors }: ExportedPost, title: string): string {
  const { excerpt, publishedOn, cover, coverAlt } = content;
  const day = publishedOn ? `<time datetime="${escapeHtml(publishedOn)}">${escapeHtml(publishedOn)}</time>` : '';
  const byline = [textMarkup(authors.join(', ')), day].filter(Boolean).join(' · ');
  const picture = figureMarkup(imageMarkup({ image: cover ?? null, alt: coverAlt ?? null }), '');
  return [
    '<header>',
    element('h1', textMarkup(title)),
    element('p', textMarkup(excerpt)),
    element('p', byline),
    picture,
    '</header>',
  ]
    .filter(Boolean)
    .join('\n');
}
