import { api, type AppStore, type Author, type Block, type PageSeo, type RemoteRoute } from '@20x/kit';
import { homeTitle } from '@20x/kit/home/hero-defaults';
import type { Entity } from '@20x/shared/structured-data/graph';
import { withDefaults } from '../home/home-text';
import { withHeroDefaults } from '../home/hero-text';
import { authorPath } from '../pages/AuthorPage/author-address';
import { askedTerm, blogPath, isBlogItself } from '../pages/BlogPage/blog-address';
import { filled } from '../ui/field-text';
import { answersIn, type Answers } from './answers';
import type { Addresses } from './addresses';
import { guide, person, posting, software } from './primary-entities';
import type { SiteFacts } from './site-facts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What a page says that search engines should know. */
export interface PageFacts {
  readonly name: string;
  /** Default: WebPage. */
  readonly kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';
  readonly seo?: PageSeo | null | undefined;
  /** The way to the page from the home page. Default: none. */
  readonly crumbs?: readonly Crumb[];
  readonly blocks?: readonly Block[];
  /** Questions that are in no block. */
  readonly faqs?: readonly { readonly question?: string | null; readonly answer?: string | null }[];
  /** When visitors first saw it, and so its films: nobody records when those were uploaded. */
  readonly day?: string;
  /** What the page shows or tells as a whole. */
  readonly main?: (at: Addresses, site: SiteFacts) => Entity;
  /** It explains the software, whose id is the same on every page. Default: false. */
  readonly isAboutSoftware?: boolean;
}

interface Match {
  readonly route: Pick<RemoteRoute, 'path'>;
  readonly params: Readonly<Record<string, string | undefined>>;
}
type Params = Match['params'];
type Reader = (state: Answers, params: Params, path: string) => PageFacts | undefined;

const { endpoints } = api;
const blog = { name: 'Blog', path: '/blog' };
const features = { name: 'Features', path: '/features' };

const home: Reader = (state) => {
  const content = endpoints.getHomeContent.select()(state).data ?? {};
  const { faqs } = content.hiddenSections?.includes('faq') ? { faqs: [] } : withDefaults(content);
  const { heroSubtitle } = withHeroDefaults(content);
  return {
    name: homeTitle,
    seo: content.seo,
    faqs,
    main: (at, site) => software(at, site, { description: heroSubtitle }),
  };
};

/** Of pages that every site has. */
const natures: Partial<Record<string, Pick<PageFacts, 'kind' | 'isAboutSoftware'>>> = {
  about: { kind: 'AboutPage' },
  contact: { kind: 'ContactPage' },
  'nurse-scheduling-software': { isAboutSoftware: true },
};

const blockPage: Reader = (state, { slug = '' }) => {
  const page = endpoints.getPage.select({ slug })(state).data;
  if (!page) return undefined;
  const { title, blocks, seo, firstPublishedAt: day } = page;
  const has = (sought: Block['type']) => blocks.some(({ type }) => type === sought);
  return {
    ...pageOf(title, `/${slug}`, { blocks, seo, day }),
    ...natures[slug],
    // A text in chapters that names its sources is a guide.
    ...(has('chapters') && has('sources') && { main: (at) => guide(page, at) }),
    ...(has('pricingPlans') && { main: (at, site) => software(at, site, { blocks }) }),
  };
};

const pageOf = (name: string, path: string, more: Partial<PageFacts>): PageFacts => ({
  name,
  crumbs: [{ name, path }],
  ...more,
});

const legal: Reader = (state, _params, path) => {
  const page = endpoints.getLegalPage.select({ slug: path.slice(1) })(state).data;
  return page && pageOf(page.title, path, { blocks: page.blocks, seo: page.seo });
};

const featureList: Reader = (state) => {
  const page = endpoints.getPage.select({ slug: 'features' })(state).data;
  return {
    ...features,
    name: filled(page?.title) ?? features.name,
    kind: 'CollectionPage',
    crumbs: [features],
    seo: page?.seo,
    blocks: page?.blocks ?? [],
    isAboutSoftware: true,
  };
};

const feature: Reader = (state, { slug = '' }) => {
  const data = endpoints.getFeature.select({ slug })(state).data;
  if (!data) return undefined;
  const { title: name, blocks, seo, firstPublishedAt: day } = data;
  const crumbs = [features, { name, path: `/features/${slug}` }];
  return { name, seo, blocks, day, crumbs, isAboutSoftware: true };
};

const blogList: Reader = (state, address) => {
  const page = endpoints.getPage.select({ slug: 'blog' })(state).data;
  const asked = askedTerm(address);
  const term = asked && endpoints.getTerm.select(asked)(state).data;
  const name = term?.name ?? filled(page?.title) ?? blog.name;
  return {
    name,
    kind: 'CollectionPage',
    crumbs: [blog, ...(term ? [{ name, path: blogPath(address) }] : [])],
    seo: isBlogItself(address) ? page?.seo : undefined,
    blocks: page?.blocks ?? [],
  };
};

const post: Reader = (state, { slug = '' }) => {
  const data = endpoints.getPost.select({ slug })(state).data;
  if (!data) return undefined;
  const { title: name, blocks, seo, publishedOn: day } = data;
  const crumbs = [blog, { name, path: `/blog/${slug}` }];
  return { name, seo, blocks, day, crumbs, main: (at) => posting(data, at) };
};

const author: Reader = (state, { slug = '', page }) => {
  const data: Author | undefined = endpoints.getAuthor.select({ slug })(state).data;
  if (!data) return undefined;
  return {
    name: data.name,
    kind: 'ProfilePage',
    crumbs: [blog, { name: data.name, path: authorPath(slug, page) }],
    seo: page === undefined ? data.seo : undefined,
    main: ({ publicUrl }) => person(data, publicUrl),
  };
};

/** Of every route that search engines may list. */
const readers: Readonly<Record<string, Reader>> = {
  '/': home,
  '/blog': blogList,
  '/blog/page/:page': blogList,
  '/blog/tag/:tag': blogList,
  '/blog/tag/:tag/page/:page': blogList,
  '/blog/category/:category': blogList,
  '/blog/category/:category/page/:page': blogList,
  '/blog/author/:slug': author,
  '/blog/author/:slug/page/:page': author,
  '/blog/:slug': post,
  '/features': featureList,
  '/features/:slug': feature,
  '/privacy': legal,
  '/terms': legal,
  '/privacy-policy': legal,
  '/terms-and-conditions': legal,
  '/:slug': blockPage,
};

/** What the page of a path says; undefined: it says nothing, or its data is not there. */
export const pageFacts = (store: AppStore, path: string, { route, params }: Match): PageFacts | undefined =>
  readers[route.path]?.(answersIn(store), params, path);
