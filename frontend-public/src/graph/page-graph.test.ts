import { routeFor, type Block } from '@20x/kit';
import { storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import type { Entity } from '@20x/shared/structured-data/graph';
import { loadLayoutData } from '../layout/layout-data';
import { routes } from '../routes';
import { byline, bylines, page, posts, summary, term, times } from '../testing/pages';
import { emptySite, layoutAnswer } from '../testing/site-answers';
import { pageGraph } from './page-graph';
import { priceIn } from './primary-entities';
import { showGraph } from './show-graph';

const publicUrl = 'https://20x.example';
const warn = jest.fn<void, [string]>();
beforeEach(() => warn.mockClear());

async function request(path: string, answers: ApiAnswers) {
  const store = storeAnswering({ ...emptySite, ...answers });
  const match = routeFor({ routes }, path)!;
  const context = { store, params: match.params, url: new URL(path, publicUrl) };
  await Promise.all([match.route.loadData?.(context), loadLayoutData(context)]);
  return { path, store, site: { publicUrl, warn }, routes };
}

async function graphAt(path: string, answers: ApiAnswers = {}) {
  const graph = pageGraph(await request(path, answers))['@graph'] as readonly Entity[];
  const ids = graph.map((entity) => entity['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  return Object.fromEntries(graph.map((entity) => [String(entity['@type']), entity]));
}

const blockPage = (slug: string, blocks: readonly object[], seo = {}) => {
  const answers = page(slug, blocks as readonly Block[], 'A page');
  return { [`/api/pages/${slug}`]: { ...Object.values(answers)[0], seo } };
};

it('SEO-01 names the organization with its logo and its profiles, and how to search the site', async () => {
  const { Organization, WebSite } = await graphAt('/about', {
    ...blockPage('about', []),
    ...layoutAnswer({
      settings: { siteName: 'Harbor', legalName: 'Harbor Inc.', siteLogoUrl: '/media/logo.png' },
      footer: {
        socialLinks: [
          { platform: 'linkedin', url: 'https://www.linkedin.com/company/harbor' },
          { platform: 'youtube', url: '#' },
        ],
      },
    }),
  });
  expect(Organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://20x.example/#organization',
    name: 'Harbor',
    legalName: 'Harbor Inc.',
    url: publicUrl,
    logo: 'https://20x.example/media/logo.png',
    sameAs: ['https://www.linkedin.com/company/harbor'],
  });
  expect(WebSite).toMatchObject({
    publisher: { '@id': Organization!['@id'] },
    potentialAction: { '@type': 'SearchAction', target: 'https://20x.example/search?q={search_term_string}' },
  });
});

it.each([
  ['/about', 'AboutPage', blockPage('about', [])],
  ['/contact', 'ContactPage', blockPage('contact', [])],
  ['/security', 'WebPage', blockPage('security', [])],
  ['/features', 'CollectionPage', {}],
  ['/blog', 'CollectionPage', posts([summary('new', 'Newest')])],
])('connects %s as a %s to the site and to the way there', async (path, type, answers) => {
  const { [type]: shown, BreadcrumbList } = await graphAt(path, answers);
  expect(shown).toMatchObject({
    '@id': `${publicUrl}${path}#webpage`,
    url: publicUrl + path,
    isPartOf: { '@id': 'https://20x.example/#website' },
    breadcrumb: { '@id': `${publicUrl}${path}#breadcrumb` },
  });
  expect(BreadcrumbList).toMatchObject({
    '@id': `${publicUrl}${path}#breadcrumb`,
    itemListElement: [{ position: 1, name: 'Home', item: 'https://20x.example/' }, { item: publicUrl + path }],
  });
});

it('leads to the posts of a tag by its name', async () => {
  const { BreadcrumbList, CollectionPage } = await graphAt('/blog/tag/metrics', {
    ...posts([summary('new', 'Newest')]),
    '/api/terms/tag/metrics': term('tag', 'Metrics'),
  });
  expect(CollectionPage).toMatchObject({ name: 'Metrics' });
  expect(BreadcrumbList!.itemListElement).toMatchObject([{}, { name: 'Blog' }, { name: 'Metrics' }]);
});

it('describes the software on the home page, and its questions while they show', async () => {
  const faqs = [{ question: 'How much?', answer: '<p>Ask &amp; see.</p><ul><li>Soon</li></ul>' }];
  const { WebPage, SoftwareApplication, FAQPage, BreadcrumbList } = await graphAt('/', {
    '/api/home-content': { heroSubtitle: 'One schedule.', faqs },
  });
  expect(WebPage!.mainEntity).toEqual({ '@id': SoftwareApplication!['@id'] });
  expect(SoftwareApplication).toMatchObject({ description: 'One schedule.' });
  expect(SoftwareApplication).not.toHaveProperty('offers');
  expect(FAQPage!.mainEntity).toEqual([
    { '@type': 'Question', name: 'How much?', acceptedAnswer: { '@type': 'Answer', text: 'Ask & see. Soon' } },
  ]);
  expect(BreadcrumbList).toBeUndefined();
  const hidden = await graphAt('/', { '/api/home-content': { faqs, hiddenSections: ['faq'] } });
  expect(hidden).not.toHaveProperty('FAQPage');
});

it('offers the software at the prices that the page shows', async () => {
  const plans = [
    { name: 'Team', price: '$1,200' },
    { name: 'Large', price: 'Custom quote' },
  ];
  const blocks = [{ id: 'p', type: 'pricingPlans', plans }];
  const { SoftwareApplication } = await graphAt('/pricing', blockPage('pricing', blocks));
  expect(SoftwareApplication!.offers).toEqual([
    { '@type': 'Offer', name: 'Team', price: '1200', priceCurrency: 'USD' },
  ]);
});

it.each([
  ['$12.50', { price: '12.50', priceCurrency: 'USD' }],
  ['€ 9', { price: '9', priceCurrency: 'EUR' }],
  ['£1,000,000', { price: '1000000', priceCurrency: 'GBP' }],
  ['from $12', undefined],
  ['Free', undefined],
  [null, undefined],
])('reads %p as a price only where it is one', (text, price) => {
  expect(priceIn(text)).toEqual(price);
});

it('finds questions and films in shared sections', async () => {
  const blocks = [
    { id: 'f', type: 'faq', items: [{ question: 'Who?', answer: '<p>Us.</p>' }, { question: 'Unanswered?' }] },
    { id: 'v', type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'A tour', poster: '/media/tour.jpg' },
  ];
  const { FAQPage, VideoObject } = await graphAt('/tour', {
    ...blockPage('tour', [{ id: 's', type: 'snippet', snippet: 'shared' }]),
    '/api/snippets/shared': { slug: 'shared', title: 'Shared', blocks },
  });
  expect(FAQPage!.mainEntity).toHaveLength(1);
  expect(VideoObject).toEqual({
    '@type': 'VideoObject',
    '@id': 'https://20x.example/tour#video',
    name: 'A tour',
    thumbnailUrl: 'https://20x.example/media/tour.jpg',
    uploadDate: times.firstPublishedAt,
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    isPartOf: { '@id': 'https://20x.example/tour#webpage' },
  });
});

const film = { id: 'v', type: 'video', url: '/media/tour.mp4', title: 'A tour', poster: '/media/tour.jpg' };

it.each([
  ['/tour', film, { contentUrl: `${publicUrl}/media/tour.mp4` }],
  ['/tour', { ...film, poster: ' ' }, undefined],
  ['/tour', { ...film, title: null }, undefined],
  ['/tour', { ...film, url: 'https://films.example/watch/tour' }, undefined],
  ['/terms', film, undefined],
])('tells of the film on %s only with all that search engines need: %j', async (path, block, told) => {
  const legal = { ...blockPage('terms', [block])['/api/pages/terms'], versions: [] };
  const { VideoObject } = await graphAt(path, { ...blockPage('tour', [block]), '/api/legal/terms': legal });
  if (told) expect(VideoObject).toMatchObject(told);
  else expect(VideoObject).toBeUndefined();
});

const feature = {
  ...{ slug: 'board', title: 'The board', menuLabel: 'Board', group: 'fill', summary: 'All shifts.', icon: null },
  ...{ inMenu: true, ...times, blocks: [], related: [], seo: {} },
};

it.each([
  ['/features/board', 'WebPage', { '/api/features/board': feature }],
  ['/features', 'CollectionPage', {}],
  ['/nurse-scheduling-software', 'WebPage', blockPage('nurse-scheduling-software', [])],
])('%s is about the software, by the id that it has on every page', async (path, type, answers) => {
  const { [type]: shown, SoftwareApplication } = await graphAt(path, answers);
  expect(shown).toMatchObject({ about: { '@id': `${publicUrl}/#software` } });
  expect(SoftwareApplication).toMatchObject({ '@id': `${publicUrl}/#software`, name: '20X', url: publicUrl });
});

it('tells of a guide by the organization: a text in chapters that names its sources', async () => {
  const chapters = { id: 'c', type: 'chapters', chapters: [] };
  const sources = { id: 's', type: 'sources', items: [] };
  const hero = { id: 'h', type: 'hero', title: 'The guide', subtitle: 'Twelve chapters.' };
  const { Article, WebPage } = await graphAt('/guide', blockPage('guide', [hero, chapters, sources]));
  expect(Article).toEqual({
    '@type': 'Article',
    '@id': `${publicUrl}/guide#primary`,
    headline: 'A page',
    description: 'Twelve chapters.',
    image: `${publicUrl}/social-images/guide.png`,
    datePublished: times.firstPublishedAt,
    dateModified: times.updatedAt,
    author: { '@id': `${publicUrl}/#organization` },
    publisher: { '@id': `${publicUrl}/#organization` },
    mainEntityOfPage: { '@id': `${publicUrl}/guide#webpage` },
    url: `${publicUrl}/guide`,
  });
  expect(WebPage).toMatchObject({ mainEntity: { '@id': `${publicUrl}/guide#primary` } });
  expect(await graphAt('/guide', blockPage('guide', [hero, chapters]))).not.toHaveProperty('Article');
});

it('never says that a guide changed before it was published', async () => {
  const blocks = ['chapters', 'sources'].map((type) => ({ id: type, type }));
  const { Article } = await graphAt('/guide', {
    '/api/pages/guide': {
      ...blockPage('guide', blocks)['/api/pages/guide'],
      ...{ firstPublishedAt: times.updatedAt, updatedAt: times.firstPublishedAt },
    },
  });
  expect(Article).toMatchObject({ datePublished: times.updatedAt, dateModified: times.updatedAt });
});

it('names the authors of a post by the ids of their pages', async () => {
  const post = {
    ...summary('fill-rate', 'Fill Rate'),
    bylines: [...bylines, byline('20X Editorial', null)],
    updatedOn: '2026-10-01',
    lastReviewedOn: '2026-11-02',
    blocks: [],
    seo: {},
  };
  const { BlogPosting } = await graphAt('/blog/fill-rate', { '/api/posts/fill-rate': post });
  const url = 'https://20x.example/blog/author/ana';
  expect(BlogPosting).toMatchObject({
    headline: 'Fill Rate',
    image: 'https://20x.example/social-images/blog/fill-rate.png',
    datePublished: '2026-09-08',
    dateModified: '2026-11-02',
    author: [
      { '@type': 'Person', '@id': `${url}#person`, url, name: 'Ana' },
      { '@type': 'Person', name: 'Ben' },
      { '@id': 'https://20x.example/#organization' },
    ],
  });
});

it('describes an author by the same id', async () => {
  const ana = { ...byline('Ana', 'ana'), role: 'Editor', links: [{ label: 'In', href: 'https://in.example/ana' }] };
  const { ProfilePage, Person } = await graphAt('/blog/author/ana', {
    ...posts([]),
    '/api/authors/ana': { ...ana, seo: {} },
  });
  expect(Person).toMatchObject({
    '@id': 'https://20x.example/blog/author/ana#person',
    jobTitle: 'Editor',
    sameAs: ['https://in.example/ana'],
  });
  expect(ProfilePage!.mainEntity).toEqual({ '@id': Person!['@id'] });
});

it('SEO-03 puts a page’s own structured data on top', async () => {
  const structuredData = '[{"@type":"AboutPage","name":"Us"},{"@type":"Event","name":"Open day"}]';
  const { AboutPage, Event } = await graphAt('/about', blockPage('about', [], { structuredData }));
  expect(AboutPage).toMatchObject({ '@id': 'https://20x.example/about#webpage', name: 'Us' });
  expect(Event).toEqual({
    ...{ '@type': 'Event', '@id': 'https://20x.example/about#event', name: 'Open day' },
    mainEntityOfPage: { '@id': AboutPage!['@id'] },
  });
  expect(warn).not.toHaveBeenCalled();
});

it.each(['{', '"text"', 'null'])('SEO-03 warns about %j and says who we are', async (structuredData) => {
  const { Organization } = await graphAt('/about', blockPage('about', [], { structuredData }));
  expect(Organization).toMatchObject({ name: '20X' });
  expect(warn).toHaveBeenCalledTimes(1);
});

it('says only whose site it is where no page is', async () => {
  expect(Object.keys(await graphAt('/nowhere/at/all'))).toEqual(['Organization', 'WebSite']);
});

it('takes the place of the graph of the page before', async () => {
  const first = await request('/about', blockPage('about', []));
  showGraph(first);
  showGraph(await request('/contact', blockPage('contact', [])));
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]!.textContent).toContain('"ContactPage"');
});
