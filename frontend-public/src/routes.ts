import type { LoadContext, RemoteRoute } from '@20x/kit';
import { loadBlockPage } from './pages/BlockPage/page-data';
import { loadBlog } from './pages/BlogPage/blog-data';
import { loadFeature } from './pages/FeaturePage/feature-data';
import { loadFeatures } from './pages/FeaturesPage/features-data';
import { loadHomeData } from './pages/HomePage/home-data';
import { loadPost } from './pages/PostPage/post-data';

/** Where a list of blocks may show. */
const withBlocks = { later: ['blocks', 'contact-form', 'roi-calculator'] } as const;

const blog = {
  ...withBlocks,
  chunk: 'blog',
  load: async () => ({
    default: (await import(/* webpackChunkName: "blog" */ './pages/BlogPage/BlogPage')).BlogPage,
  }),
  loadData: loadBlog,
} as const;

/** Few visitors ask for these pages, so their data's code comes with theirs. */
const legal = {
  ...withBlocks,
  chunk: 'legal',
  load: async () => ({
    default: (await import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalPage')).LegalPage,
  }),
  loadData: async (context: LoadContext) =>
    (await import(/* webpackChunkName: "legal" */ './pages/LegalPage/legal-data')).loadLegal(context),
} as const;

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    chunk: 'home',
    later: ['home-rest'],
    load: async () => ({
      default: (await import(/* webpackChunkName: "home" */ './pages/HomePage/HomePage')).HomePage,
    }),
    loadData: loadHomeData,
  },
  { path: '/blog', ...blog },
  { path: '/blog/page/:page', ...blog },
  { path: '/blog/tag/:tag', ...blog },
  { path: '/blog/tag/:tag/page/:page', ...blog },
  {
    path: '/blog/:slug',
    ...withBlocks,
    chunk: 'post',
    load: async () => ({
      default: (await import(/* webpackChunkName: "post" */ './pages/PostPage/PostPage')).PostPage,
    }),
    loadData: loadPost,
  },
  {
    path: '/features',
    ...withBlocks,
    chunk: 'features',
    load: async () => ({
      default: (await import(/* webpackChunkName: "features" */ './pages/FeaturesPage/FeaturesPage')).FeaturesPage,
    }),
    loadData: loadFeatures,
  },
  {
    path: '/features/:slug',
    ...withBlocks,
    chunk: 'feature',
    load: async () => ({
      default: (await import(/* webpackChunkName: "feature" */ './pages/FeaturePage/FeaturePage')).FeaturePage,
    }),
    loadData: loadFeature,
  },
  ...['/privacy', '/terms', '/privacy-policy', '/terms-and-conditions'].map((path) => ({ path, ...legal })),
  {
    path: '/:slug/versions',
    ...legal,
    load: async () => ({
      default: (await import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalVersionsPage')).LegalVersionsPage,
    }),
  },
  {
    path: '/:slug/versions/:number',
    ...legal,
    load: async () => ({
      default: (await import(/* webpackChunkName: "legal" */ './pages/LegalPage/LegalVersionPage')).LegalVersionPage,
    }),
  },
  {
    path: '/:slug',
    ...withBlocks,
    chunk: 'page',
    load: async () => ({
      default: (await import(/* webpackChunkName: "page" */ './pages/BlockPage/BlockPage')).BlockPage,
    }),
    loadData: loadBlockPage,
  },
  {
    path: '*',
    chunk: 'not-found',
    load: async () => ({
      default: (await import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage/NotFoundPage')).NotFoundPage,
    }),
    loadData: () => Promise.resolve({ status: 404 }),
  },
];
