import { isSlug } from '@20x/shared/slug';
import { PostContent } from '../blog/post-content.dto.ts';
import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import { checkedForm, publishErrors } from '../content/documents/content-validation.ts';
import { FeatureContent } from '../features/feature-content.dto.ts';
import { LegalContent } from '../legal/legal-content.dto.ts';
import { PageContent } from '../pages/page-content.dto.ts';
import { readingGrade } from '../../test/support/reading-grade.ts';
import {
  anchorsOf,
  forbidden,
  hrefsOf,
  proseOf,
  repeatedIn,
  scenesOf,
  siteRoutes,
  textsOf,
} from '../../test/support/starter-texts.ts';
import { starterFeatures } from './features.ts';
import { starterHome } from './home-content.ts';
import { starterLegalPages } from './legal.ts';
import { starterPages } from './pages.ts';
import { starterPosts } from './posts.ts';

const starters = [
  ...starterFeatures.map((feature) => ({ ...feature, path: `/features/${feature.slug}`, type: FeatureContent })),
  ...starterPages.map((page) => ({ ...page, path: `/${page.slug}`, type: PageContent })),
  ...starterLegalPages.map((page) => ({ ...page, path: `/${page.slug}`, type: LegalContent })),
  ...starterPosts.map((post) => ({ ...post, path: `/blog/${post.slug}`, type: PostContent })),
];
const anchorsAt = new Map(starters.map(({ path, content }) => [path, anchorsOf(content)]));

describe.each(starters)('the starter content at $path', ({ path, slug, content, type }) => {
  it('can be published as it is, and is stored as it was written', () => {
    expect(isSlug(slug)).toBe(true);
    expect(publishErrors(type, content)).toEqual([]);
    const { stored, errors } = checkedForm(type, content);
    expect(errors).toEqual([]);
    expect(stored).toEqual(content);
  });

  it('leads only to pages and anchors that there are, or to sources by https', () => {
    const strays = hrefsOf(content).filter((href) => {
      if (/^(https:|mailto:|tel:)/.test(href)) return false;
      const [target = '', anchor] = href.split('#');
      const isThere = target === '' || siteRoutes.includes(target);
      return !isThere || (anchor !== undefined && !anchorsAt.get(target || path)?.includes(anchor));
    });
    expect(strays).toEqual([]);
    expect(anchorsOf(content)).toEqual([...new Set(anchorsOf(content))]);
  });

  it('makes no claim that it cannot prove, and invents no experience', () => {
    expect(textsOf(content).filter((text) => forbidden.test(text))).toEqual([]);
  });

  it('says nothing twice that wears out', () => {
    expect(repeatedIn([content.title, content.blocks])).toEqual([]);
  });

  it('reads at grade 8 or below', () => {
    expect(readingGrade(proseOf(content.blocks))).toBeLessThanOrEqual(8);
  });

  it('fits the search result', () => {
    const { title = '', description = '' } = content.seo ?? {};
    expect(title).toMatch(/^.{20,60}$/);
    expect(description).toMatch(/^.{70,}$/);
    for (const { width, most } of [searchTitleWidth(title ?? ''), searchDescriptionWidth(description ?? '')])
      expect(width).toBeLessThanOrEqual(most);
  });

  it('invents no person, customer or quote', () => {
    const types = (content.blocks ?? []).map((block) => block.type);
    expect(types.filter((name) => ['testimonial', 'logoStrip', 'stats'].includes(name))).toEqual([]);
  });
});

describe('all starter content together', () => {
  it('has a title and a description of its own everywhere', () => {
    for (const field of ['title', 'description'] as const) {
      const texts = starters.map(({ content }) => content.seo?.[field]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('describes eight features, each leading on to others', () => {
    expect(starterFeatures).toHaveLength(8);
    const slugs = starterFeatures.map(({ slug }) => slug);
    for (const { slug, content } of starterFeatures) {
      expect(content.related?.length).toBeGreaterThanOrEqual(2);
      expect(content.related?.filter((other) => other === slug || !slugs.includes(other))).toEqual([]);
      expect(readingGrade(content.summary ?? '')).toBeLessThanOrEqual(8);
    }
  });

  it.each(starterFeatures)('tells in 700 words and links on from $slug to the guide and a post', ({ content }) => {
    expect(proseOf(content.blocks).split(/\s+/).length).toBeGreaterThanOrEqual(700);
    const hrefs = hrefsOf(content).join(' ');
    expect(hrefs).toContain('/ultimate-guide-to-nurse-scheduling-software#');
    expect(hrefs).toContain('/blog/');
  });

  it.each(starterPosts)('links the post $slug to a feature, a chapter of the guide and another post', ({ content }) => {
    const hrefs = hrefsOf(content);
    for (const start of ['/features/', '/ultimate-guide-to-nurse-scheduling-software#', '/blog/'])
      expect([start, hrefs.some((href) => href.startsWith(start))]).toEqual([start, true]);
  });

  it('links the guide to every feature and every post', () => {
    const guide = starterPages.find(({ slug }) => slug === 'ultimate-guide-to-nurse-scheduling-software');
    const targets = hrefsOf(guide?.content ?? {}).map((href) => href.split('#')[0]);
    expect(targets).toEqual(
      expect.arrayContaining([
        ...starterFeatures.map(({ slug }) => `/features/${slug}`),
        ...starterPosts.map(({ slug }) => `/blog/${slug}`),
      ]),
    );
  });

  it('opens each feature page with a picture of its own, and tells each page in an order of its own', () => {
    const pages = starterFeatures.map(({ content }) => content.blocks ?? []);
    const opening = pages.map((blocks) => blocks.find((block) => block.type === 'hero')?.scene);
    expect(new Set(opening).size).toBe(starterFeatures.length);
    const orders = pages.map((blocks) => blocks.map(({ type, id }) => `${type} ${id}`).join(', '));
    expect(new Set(orders).size).toBe(starterFeatures.length);
  });

  it('shows no picture of the product on more than five pages', () => {
    const pages = [starterHome, ...starters.map(({ content }) => content)].map(scenesOf);
    for (const scene of new Set(pages.flat())) {
      expect([scene, pages.filter((shown) => shown.includes(scene)).length <= 5]).toEqual([scene, true]);
    }
  });

  it.each(['/features/nurse-scheduling-software', '/nurse-scheduling-software'])(
    'has the anchors that the home page leads to at %s',
    (path) => {
      const anchors = anchorsAt.get(path);
      expect(anchors).toEqual(
        expect.arrayContaining(['board', 'matching', 'credentials', 'mobile', 'timesheets', 'clients']),
      );
    },
  );

  it.each(starterPosts)('tells a whole story in 900 to 1,500 words: $slug', ({ content }) => {
    const words = proseOf(content.blocks).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1500);
  });

  it('guides in twelve chapters with three takeaways and a figure each, 8,000 words and 25 terms', () => {
    const guide = starterPages.find(({ slug }) => slug.startsWith('ultimate-guide'))?.content;
    const chapters = (guide?.blocks ?? []).flatMap((block) =>
      block.type === 'chapters' ? (block.chapters ?? []) : [],
    );
    expect(chapters.map(({ takeaways }) => takeaways?.length)).toEqual(Array.from({ length: 12 }, () => 3));
    expect(proseOf(guide?.blocks).split(/\s+/).length).toBeGreaterThanOrEqual(8000);
    // The last chapter is followed by its checklist.
    const types = (guide?.blocks ?? []).map(({ type }) => type);
    expect(types.filter((type, index) => type === 'chapters' && types[index + 1] === 'chapters')).toEqual([]);
    const terms = (guide?.blocks ?? []).flatMap((block) => (block.type === 'glossary' ? (block.terms ?? []) : []));
    expect(terms).toHaveLength(25);
  });

  it('says of law and rules that it is no legal advice, with sources', () => {
    const legal = starters.filter(({ slug }) => /compact|canada|overtime|certification|ultimate-guide/.test(slug));
    expect(legal).toHaveLength(5);
    for (const { content } of legal) {
      expect(textsOf(content).join(' ')).toContain(
        'General information, not legal advice. Last reviewed November 2026.',
      );
      expect(content.blocks?.map(({ type }) => type)).toContain('sources');
    }
  });

  it('leaves [brackets] only where the owner has to fill something in', () => {
    const bracketed = starters.filter(({ content }) => textsOf(content).some((text) => /\[[^\]]+\]/.test(text)));
    expect(bracketed.map(({ slug }) => slug).sort()).toEqual(['about', 'privacy', 'security', 'terms']);
  });
});
