import { withAnchoredBlocks } from '../content/blocks/anchors.ts';
import { defineContentType } from '../content/documents/content-type.ts';
import { aliasSlugs, legalSlugs } from '../legal/legal-addresses.ts';
import { PageContent } from './page-content.dto.ts';

/** Pages that are part of the site; any other slug is a page that an editor made. */
export const fixedPages = [
  'nurse-scheduling-software',
  'ultimate-guide-to-nurse-scheduling-software',
  'pricing',
  'about',
  'contact',
  // The sections around the lists of features and posts.
  'features',
  'blog',
] as const;

/** First segments of addresses where something else is, or soon may be. */
const reserved = [
  ...['admin', 'login', 'logout', 'api', 'blog', 'features', 'website', 'home', 'search', 'feed', 'preview'],
  ...['static', 'images', 'media', 'fonts', 'assets', 'health', 'metrics', 'problems', 'robots', 'sitemap', 'favicon'],
  ...['index', 'well-known', 'remote-entry', 'og-image', 'not-found', ...legalSlugs, ...aliasSlugs],
];

export const pageType = defineContentType({
  name: 'page',
  content: PageContent,
  fixed: fixedPages,
  alwaysShown: ['features', 'blog'],
  reserved,
  path: '/{slug}',
  complete: withAnchoredBlocks,
  admin: {
    order: 2,
    title: 'Pages',
    item: 'page',
    icon: 'FileText',
    api: '/api/pages/{slug}',
    path: '/admin/pages',
    screens: [
      { slug: 'about', title: 'About Page', name: 'About page', path: '/admin/about' },
      { slug: 'contact', title: 'Contact Page', name: 'Contact page', path: '/admin/contact-page' },
    ],
  },
});
