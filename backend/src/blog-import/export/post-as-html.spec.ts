import { fillRateExplained } from '../../seeds/posts/fill-rate-explained.ts';
import { readHtml } from '../readers/html.reader.ts';
import { postAsHtml } from './post-as-html.ts';

const facts = { id: 'i', isPublished: true, updatedAt: new Date('2026-11-23T08:00:00Z'), authors: ['Ann', 'Bo "<b>"'] };
const { slug, ...content } = fillRateExplained;

it('writes a page that an import reads as the same', () => {
  const html = postAsHtml({
    ...facts,
    slug,
    content: { ...content, featured: true, seo: { title: 'For engines', description: 'In a line' } },
  });
  const { title, excerpt, category, tags, publishedOn, cover, coverAlt } = content;
  expect(readHtml('a.html', html)).toMatchObject({
    ...{ sourceId: 'i', title, slug, excerpt, category, tags, publishedOn, authors: facts.authors },
    ...{ isPublished: true, isFeatured: true, seo: { title: 'For engines', description: 'In a line' } },
    cover: { address: cover, alt: coverAlt },
  });
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).toContain('<meta property="article:modified_time" content="2026-11-23T08:00:00.000Z">');
});

it('escapes everything, and writes a draft without anything', () => {
  const hostile = '"><script>alert(1)</script>';
  const html = postAsHtml({
    ...facts,
    slug: 'a',
    authors: [hostile],
    content: {
      ...{ title: hostile, excerpt: hostile, category: hostile, tags: [hostile], cover: `javascript:${hostile}` },
      ...{ publishedOn: hostile, seo: { title: hostile, description: hostile, language: hostile } },
    },
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('src=');
  const empty = postAsHtml({ ...facts, slug: 'my-draft', isPublished: false, authors: [], content: {} });
  expect(readHtml('a.html', empty)).toMatchObject({ title: 'my-draft', html: '\n', isPublished: false, authors: [] });
});
