import type { LoadContext, RemoteRoute } from '@20x/kit';
import type { ComponentType } from 'react';
import { loadHomeData } from './pages/HomePage/home-data';
import { loadBlockPage, loadFeature, loadFeatures, loadPost, loadSnippet } from './pages/page-data';

/** Loads the component of this name out of the code of its page. */
const named =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  async () => ({ default: (await load())[name] });

/** Where a list of blocks may show. */
const withBlocks = { later: ['blocks', 'contact-form', 'roi-calculator'] } as const;

const blog = {
  ...withBlocks,
  chunk: 'blog',
  load: named(() => import(/* webpackChunkName: "blog" */ './pages/BlogPage/BlogPage'), 'BlogPage'),
  // Its data's code comes with it, so that the first view of other pages does without.
  loadData: async (context: LoadContext) =>
    (await import(/* webpackChunkName: "blog" */ './pages/BlogPage/blog-data')).loadBlog(context),
} as const;

/** Few visitors ask for these pages, so their data's code comes with theirs. */
const legal = {
  ...withBlocks,
  chunk: 'legal',
  load: named(() => import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalPage'), 'LegalPage'),
  loadData: async (context: LoadContext) =>
    (await import(/* webpackChunkName: "legal" */ './pages/LegalPage/legal-data')).loadLegal(context),
} as const;

const author = {
  chunk: 'author',
  load: named(() => import(/* webpackChunkName: "author" */ './pages/AuthorPage/AuthorPage'), 'AuthorPage'),
  loadData: async (context: LoadContext) =>
    (await import(/* webpackChunkName: "author" */ './pages/AuthorPage/author-data')).loadAuthor(context),
} as const;

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    chunk: 'home',
    later: ['home-rest'],
    load: named(() => import(/* webpackChunkName: "home" */ './pages/HomePage/HomePage'), 'HomePage'),
    loadData: loadHomeData,
  },
  { path: '/blog', ...blog },
  { path: '/blog/page/:page', ...blog },
  { path: '/blog/tag/:tag', ...blog },
  { path: '/blog/tag/:tag/page/:page', ...blog },
  { path: '/blog/category/:category', ...blog },
  { path: '/blog/category/:category/page/:page', ...blog },
  { path: '/blog/author/:slug', ...author },
  { path: '/blog/author/:slug/page/:page', ...author },
  {
    path: '/blog/:slug',
    ...withBlocks,
    chunk: 'post',
    load: named(() => import(/* webpackChunkName: "post" */ './pages/PostPage/PostPage'), 'PostPage'),
    loadData: loadPost,
  },
  {
    path: '/features',
    ...withBlocks,
    chunk: 'features',
    load: named(() => import(/* webpackChunkName: "features" */ './pages/FeaturesPage/FeaturesPage'), 'FeaturesPage'),
    loadData: loadFeatures,
  },
  {
    path: '/features/:slug',
    ...withBlocks,
    chunk: 'feature',
    load: named(() => import(/* webpackChunkName: "feature" */ './pages/FeaturePage/FeaturePage'), 'FeaturePage'),
    loadData: loadFeature,
  },
  {
    path: '/snippets/:slug',
    ...withBlocks,
    chunk: 'snippet',
    load: named(() => import(/* webpackChunkName: "snippet" */ './pages/SnippetPage/SnippetPage'), 'SnippetPage'),
    loadData: loadSnippet,
  },
  {
    path: '/search',
    chunk: 'search',
    readsQuery: true,
    load: named(() => import(/* webpackChunkName: "search" */ './pages/SearchPage/SearchPage'), 'SearchPage'),
    loadData: async (context) =>
      (await import(/* webpackChunkName: "search" */ './pages/SearchPage/search-query')).loadSearch(context),
  },
  ...['/privacy', '/terms', '/privacy-policy', '/terms-and-conditions'].map((path) => ({ path, ...legal })),
  {
    path: '/:slug/versions',
    ...legal,
    load: named(
      () => import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalVersionsPage'),
      'LegalVersionsPage',
    ),
  },
  {
    path: '/:slug/versions/:number',
    ...legal,
    load: named(() => import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalVersionPage'), 'LegalVersionPage'),
  },
  {
    path: '/:slug',
    ...withBlocks,
    chunk: 'page',
    load: named(() => import(/* webpackChunkName: "page" */ './pages/BlockPage/BlockPage'), 'BlockPage'),
    loadData: loadBlockPage,
  },
  {
    path: '*',
    chunk: 'not-found',
    load: named(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage/NotFoundPage'), 'NotFoundPage'),
    loadData: () => Promise.resolve({ status: 404 }),
  },
];
