import type { ContentType } from '../content/content-types.ts';
import { aliasSlugs, legalSlugs } from '../legal/legal-addresses.ts';
import { PageContent } from './page-content.dto.ts';

/** Pages that are part of the site; any other slug is a page that an editor made. */
export const fixedPages = [
  'nurse-scheduling-software',
  'ultimate-guide-to-nurse-scheduling-software',
  'pricing',
  'about',
  'contact',
  // What stands around the lists of features and posts.
  'features',
  'blog',
] as const;

/** First segments of addresses where something else is, or soon may be. */
const reserved = new Set([
  ...['admin', 'login', 'logout', 'api', 'blog', 'features', 'website', 'home', 'search', 'feed', 'preview'],
  ...['static', 'images', 'media', 'fonts', 'assets', 'health', 'metrics', 'problems', 'robots', 'sitemap', 'favicon'],
  ...['index', 'well-known', 'remote-entry', 'og-image', 'not-found', ...legalSlugs, ...aliasSlugs],
]);

export const pageType: ContentType<PageContent> = {
  name: 'page',
  content: PageContent,
  titleField: 'title',
  fixed: fixedPages,
  alwaysShown: ['features', 'blog'],
  reserved,
  path: (slug) => `/${slug}`,
};
