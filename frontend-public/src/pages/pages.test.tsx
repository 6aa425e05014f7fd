import type { Block, Byline, PostSummary, Term } from '@20x/kit';
import { problem, renderApp, storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import { RemoteRoutes, routeFor } from '@20x/kit';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../App';
import { slugFrom } from '@20x/shared/slug';
import { emptySite } from '../testing/site-answers';

const page = (slug: string, blocks: readonly Block[], title = 'A page') => ({
  [`/api/pages/${slug}`]: { slug, title, blocks, seo: {}, updatedAt: '2026-11-02T00:00:00Z' },
});
const summary = (slug: string, title: string, tags: readonly string[] = ['Metrics']): PostSummary => ({
  slug,
  title,
  excerpt: `About ${title}`,
  category: null,
  tags: [...tags],
  terms: tags.map((name) => ({ kind: 'tag' as const, slug: slugFrom(name), name })),
  cover: null,
  coverAlt: null,
  authors: ['20X Editorial'],
  featured: false,
  publishedOn: '2026-09-08',
  readingMinutes: 5,
  updatedAt: '2026-11-02T00:00:00Z',
});
const byline = (name: string, slug: string | null): Byline => ({
  ...{ name, slug, role: null, bio: null, photo: null, photoAlt: null },
});
const bylines = [{ ...byline('Ana', 'ana'), role: 'Editor', bio: 'Ran a desk.' }, byline('Ben', null)];
const posts = (data: readonly PostSummary[], total = data.length) => ({
  '/api/posts': { data, total, page: 1, limit: 10 },
});
const term = (kind: Term['kind'], name: string, posts = 3): Term => ({
  kind,
  slug: slugFrom(name),
  name,
  description: null,
  posts,
});
const feature = (slug: string, title: string, group: string) => ({
  slug,
  title,
  menuLabel: title,
  group,
  summary: `What ${title} does`,
  icon: null,
  inMenu: true,
});

const open = (path: string, api: ApiAnswers = {}) =>
  renderApp(<RemoteRoutes remote={remote} />, { path, api: { ...emptySite, ...api } });
const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const records = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as { '@type': string },
  );

async function answerOf(path: string, api: ApiAnswers = {}) {
  const match = routeFor(remote, path);
  const store = storeAnswering({ ...emptySite, ...api });
  const url = new URL(path, 'http://localhost');
  return match?.route.loadData?.({ store, params: match.params, url });
}

const missing = problem(404, 'not_found');

it('RT-01 shows a page of blocks whose hero owns the only h1', async () => {
  open('/about', page('about', [{ id: 'hero', type: 'hero', title: 'A promise' }], 'About 20X'));
  expect(await heading('A promise')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('About 20X | 20X');
  expect(records().map((record) => record['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});

it('titles a page by the template of the settings, unless it has an SEO title', async () => {
  const settings = [{ key: 'titleTemplate', value: '{siteName}: {title}' }];
  open('/about', { ...page('about', [], 'About us'), '/api/settings': settings });
  await heading('About us');
  await waitFor(() => expect(document.title).toBe('20X: About us'));
});

it('names the feeds of the blog after the site', async () => {
  const settings = [{ key: 'siteName', value: 'Harbor' }];
  open('/blog', { ...posts([summary('new', 'Newest')]), '/api/settings': settings });
  await heading('Blog');
  const titles = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map((link) => link.title);
  await waitFor(() => expect(titles()).toEqual(['Harbor Blog', 'Harbor Blog (Atom)']));
});

it('RT-02 gives a page without a titled opening its own title', async () => {
  open('/travel-teams', page('travel-teams', [{ id: 'text', type: 'richText', html: '<p>Text</p>' }], 'Travel teams'));
  expect(await heading('Travel teams')).toBeVisible();
});

it.each(['/nowhere', '/blog/nowhere', '/features/nowhere', '/a/b/c'])(
  'RT-02 says that %s is not there',
  async (path) => {
    const api = {
      '/api/pages/nowhere': missing,
      '/api/posts/nowhere': missing,
      '/api/features/nowhere': missing,
    };
    expect(await answerOf(path, api)).toEqual({ status: 404 });
    open(path, api);
    expect(await heading('This shift is uncovered.')).toBeVisible();
  },
);

it('says that a page failed instead of that it does not exist', async () => {
  const api = { '/api/pages/about': problem(503, 'unavailable') };
  expect(await answerOf('/about', api)).toEqual({ status: 503 });
  open('/about', api);
  expect(await heading('This page did not load.')).toBeVisible();
});

it('shows the newest post wide and the others as a list with their tags', async () => {
  open('/blog', posts([summary('new', 'Newest'), summary('old', 'Older', ['Client reporting', 'Metrics'])]));
  await heading('Blog');
  expect(main().getByRole('article')).toHaveTextContent('Newest');
  const row = main().getByRole('link', { name: 'Older' }).closest('li')!;
  expect(row).toHaveTextContent('Sep 8, 2026');
  expect(main().getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/blog/old');
  expect(within(row).getByRole('link', { name: 'Client reporting' })).toHaveAttribute(
    'href',
    '/blog/tag/client-reporting',
  );
});

it('leads with the featured post, and lists the others once', async () => {
  const [old, fresh] = [summary('old', 'Older'), summary('new', 'Newest')];
  open('/blog', {
    '/api/posts': ({ url }: Request) => {
      const data = new URL(url).searchParams.has('featured') ? [old] : [fresh, old];
      return { data, total: data.length, page: 1, limit: 10 };
    },
  });
  await heading('Blog');
  expect(main().getByRole('article')).toHaveTextContent('Older');
  expect(main().getAllByRole('link', { name: 'Older' })).toHaveLength(1);
  expect(main().getByRole('link', { name: 'Newest' }).closest('li')).toBeVisible();
});

it('leads to every category and tag, rare tags folded away, and names none twice', async () => {
  const tags = (count: number) => Array.from({ length: count }, (_, n) => `Tag ${n + 1}`);
  const shownOf = async (count: number) => {
    const terms = [term('category', 'Pay'), term('tag', 'Pay'), ...tags(count).map((name) => term('tag', name))];
    const { unmount } = open('/blog', { ...posts([summary('new', 'Newest')]), '/api/terms': terms });
    await heading('Blog');
    const filter = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    expect(filter.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/blog/category/pay');
    const links = filter.getAllByRole('link', { hidden: true });
    const names = links.map(({ textContent }) => textContent);
    const folded = links.filter((link) => link.closest('details')).length;
    unmount();
    return { names, folded };
  };
  expect(await shownOf(13)).toEqual({ names: ['All', 'Pay', ...tags(13)], folded: 0 });
  expect(await shownOf(14)).toEqual({ names: ['All', 'Pay', ...tags(14)], folded: 4 });
});

const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

it.each(['tag', 'category'] as const)(
  'shows the posts of a %s under its name, described and findable',
  async (kind) => {
    const asked: string[] = [];
    const found = { ...term(kind, 'Client reporting'), description: 'What clients want to see.' };
    open(`/blog/${kind}/client-reporting`, {
      '/api/posts': ({ url }: Request) => {
        asked.push(new URL(url).searchParams.get(kind) ?? '');
        return { data: [summary('old', 'Older')], total: 3, page: 1, limit: 10 };
      },
      '/api/terms': [term('tag', 'Pay'), found],
      [`/api/terms/${kind}/client-reporting`]: found,
    });
    expect(await heading('Client reporting')).toBeVisible();
    expect(asked).toEqual(['client-reporting']);
    expect(main().getByText('What clients want to see.')).toBeVisible();
    const chosen = await screen.findByRole('link', { name: 'Client reporting' });
    expect(chosen).toHaveAttribute('aria-current', 'page');
    expect(robots()).toBe('index, follow');
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'What clients want to see.');
  },
);

it('keeps lists of fewer than three posts from search engines', async () => {
  open('/blog/tag/pay', { ...posts([summary('one', 'One')], 2), '/api/terms/tag/pay': term('tag', 'Pay', 2) });
  await heading('Pay');
  expect(robots()).toBe('noindex, follow');
});

it('leads from earlier addresses of a tag to its current one, and knows which tags there are', async () => {
  const api = {
    ...posts([summary('one', 'One')], 30),
    '/api/terms/tag/pay': term('tag', 'Pay'),
    '/api/terms/tag/Wages%20%26%20pay': term('tag', 'Pay'),
    '/api/terms/tag/nobody': missing,
  };
  expect(await answerOf('/blog/tag/Wages%20%26%20pay/page/2', api)).toEqual({
    status: 301,
    location: '/blog/tag/pay/page/2',
  });
  expect(await answerOf('/blog/tag/pay', api)).toEqual({});
  expect(await answerOf('/blog/tag/nobody', api)).toEqual({ status: 404 });
  open('/blog/tag/Wages%20%26%20pay', api);
  expect(await heading('Pay')).toBeVisible();
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/blog/tag/pay');
});

it('pages the blog by path, and knows where it ends', async () => {
  open('/blog/page/2', posts([summary('old', 'Older')], 21));
  expect(await heading(/Page 2/)).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Newer posts' })).toHaveAttribute('href', '/blog');
  expect(pages.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blog/page/3');
  expect(document.title).toContain('page 2');

  expect(await answerOf('/blog/page/1')).toEqual({ status: 301, location: '/blog' });
  expect(await answerOf('/blog/page/9', posts([]))).toEqual({ status: 404 });
  expect(await answerOf('/blog/page/two')).toEqual({ status: 404 });
  expect(await answerOf('/blog', posts([]))).toEqual({});
});

it('shows a post with its contents, its facts for search engines and what to read next', async () => {
  const html = '<h2 id="a">First &amp; best</h2><h2 id="b">Second</h2><h2 id="c"><em>Third</em></h2><h2>No id</h2>';
  open('/blog/fill-rate', {
    '/api/posts/fill-rate': {
      ...summary('fill-rate', 'Fill Rate'),
      bylines,
      lede: null,
      newer: null,
      older: { slug: 'before', title: 'The one before' },
      reviewedBy: byline('Rae', 'rae'),
      updatedOn: '2026-10-01',
      lastReviewedOn: '2026-11-02',
      blocks: [
        { id: 'text', type: 'richText', html },
        { id: 'close', type: 'ctaBand', title: 'See yours', action: { label: 'Book', href: '/contact' } },
      ],
      seo: {},
      related: [summary('next', 'Next one')],
    },
  });
  expect(await heading('Fill Rate')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First & best', '#a'],
    ['Second', '#b'],
    ['Third', '#c'],
  ]);
  expect(screen.getByText('November 2, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous post The one before' })).toHaveAttribute('href', '/blog/before');
  const share = within(screen.getByRole('navigation', { name: 'Share' })).getAllByRole('link');
  expect(share.map((link) => new URL(link.getAttribute('href')!).host)).toEqual(['www.linkedin.com', 'x.com', '']);
  expect(within(screen.getByRole('navigation', { name: 'Share' })).queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Updated/)).toHaveTextContent('Updated October 1, 2026');
  expect(screen.getByRole('region', { name: 'About the author' })).toHaveTextContent('Ana, EditorRan a desk.');
  expect(screen.getByText(/^Last reviewed/)).toHaveTextContent('Last reviewed November 2, 2026 by Rae');
  expect(main().queryByText('About Fill Rate')).toBeNull();
  expect(screen.getByText(/^By/)).toHaveTextContent('By Ana and Ben');
  for (const link of main().getAllByRole('link', { name: 'Ana' })) {
    expect(link).toHaveAttribute('href', '/blog/author/ana');
  }
  expect(within(screen.getByRole('region', { name: 'Read next' })).getByRole('link')).toHaveTextContent('Next one');
  expect(screen.getByRole('heading', { name: 'See yours' })).toBeVisible();
  expect(records()).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Fill Rate',
      datePublished: '2026-09-08',
      author: [
        { '@type': 'Person', name: 'Ana', url: 'http://localhost/blog/author/ana' },
        { '@type': 'Person', name: 'Ben' },
      ],
    }),
  );
  expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

it('keeps the order of a post, with all its titles in the contents and only the closing call after what to read next', async () => {
  const post = {
    ...summary('playbook', 'A playbook'),
    bylines,
    lastReviewedOn: null,
    blocks: [
      { id: 'one', type: 'richText', html: '<h2 id="first">First</h2><p>The four checks below.</p>' },
      { id: 'clock', type: 'timelineSteps', title: 'The clock', steps: [{ time: '05:12', title: 'Take the call' }] },
      { id: 'two', type: 'richText', html: '<h2 id="last">Last</h2>' },
      { id: 'pin', type: 'checklist', anchor: 'pin-this', title: 'Pin this', items: ['Thank the nurse'] },
      { id: 'cta', type: 'ctaBand', title: 'See it' },
    ],
    seo: {},
    related: [summary('next', 'Next')],
  };
  open('/blog/playbook', { '/api/posts/playbook': post });
  await heading('A playbook');
  const titles = main().getAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'First',
    'The clock',
    'Last',
    'Pin this',
    'Read next',
    'See it',
  ]);
  const contents = within(main().getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First', '#first'],
    ['The clock', '#clock-title'],
    ['Last', '#last'],
    ['Pin this', '#pin-this'],
  ]);
  for (const link of contents) expect(document.querySelector(link.getAttribute('href')!)).toBeVisible();
});

it('lists the features in the four steps of a shift', async () => {
  const data = [feature('shift', 'Shift Scheduling', 'fill'), feature('bill', 'Billing', 'close')];
  open('/features', { '/api/features': { data, total: 2, page: 1, limit: 100 } });
  expect(await heading('Features')).toBeVisible();
  const index = within(screen.getByRole('navigation', { name: 'Feature groups' }));
  expect(index.getByRole('link', { name: 'Fill' })).toHaveAttribute('href', '#fill');
  expect(screen.getByRole('region', { name: 'Close' })).toHaveAttribute('id', 'close');
  expect(screen.queryByRole('region', { name: 'Clear' })).toBeNull();
});

it('says around the features what the owner wrote on their page', async () => {
  const data = [feature('shift', 'Shift Scheduling', 'fill'), feature('bill', 'Billing', 'close')];
  open('/features', {
    '/api/features': { data, total: 2, page: 1, limit: 100 },
    ...page(
      'features',
      [
        { id: 'hero', type: 'hero', title: 'All we do', subtitle: 'From call to pay.' },
        { id: 'groups', type: 'featureRows', rows: [{ title: 'Staff it', text: 'Open shifts.', anchor: 'fill' }] },
        { id: 'close', type: 'ctaBand', title: 'See it', action: { label: 'Book', href: '/contact' } },
      ],
      'What 20X does',
    ),
  });
  expect(await heading('All we do')).toBeVisible();
  expect(document.title).toBe('What 20X does | 20X');
  expect(main().getByText('From call to pay.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Staff it' })).toHaveAttribute('id', 'fill');
  expect(screen.getByRole('region', { name: 'Close' })).toHaveAttribute('id', 'close');
  expect(screen.getByRole('region', { name: 'See it' })).toBeVisible();
  expect(main().getAllByText('Open shifts.')).toHaveLength(1);
});

it('says around the posts what the owner wrote on the page of the blog', async () => {
  const texts = page(
    'blog',
    [
      { id: 'hero', type: 'hero', kicker: 'Our notes', title: 'Read on', subtitle: 'Weekly.' },
      { id: 'close', type: 'ctaBand', title: 'Talk to us', action: { label: 'Book', href: '/contact' } },
    ],
    'Journal',
  );
  const { unmount } = open('/blog', { ...posts([summary('new', 'Newest')]), ...texts });
  expect(await heading('Read on')).toBeVisible();
  expect(document.title).toBe('Journal | 20X');
  for (const text of ['Our notes', 'Weekly.', 'Talk to us']) expect(main().getByText(text)).toBeVisible();
  unmount();

  const metrics = { '/api/terms/tag/metrics': term('tag', 'Metrics') };
  open('/blog/tag/metrics', { ...posts([summary('new', 'Newest')]), ...texts, ...metrics });
  expect(await heading('Metrics')).toBeVisible();
  expect(main().queryByText('Weekly.')).toBeNull();
  expect(main().getByText('Talk to us')).toBeVisible();
});

it('shows a feature with what it works with, before the closing call', async () => {
  open('/features/shift', {
    '/api/features/shift': {
      ...feature('shift', 'Shift Scheduling', 'fill'),
      blocks: [
        { id: 'hero', type: 'hero', title: 'Pick a shift' },
        { id: 'close', type: 'ctaBand', title: 'Bring your week' },
      ],
      seo: {},
      related: [feature('bill', 'Billing', 'close')],
      updatedAt: '2026-11-02T00:00:00Z',
    },
  });
  expect(await heading('Pick a shift')).toBeVisible();
  const titles = main()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Pick a shift', 'Works with', 'Billing', 'Bring your week']);
});

it('names every page differently', async () => {
  const metrics = { '/api/terms/tag/metrics': term('tag', 'Metrics') };
  open('/blog/tag/metrics/page/2', { ...posts([summary('a', 'A')], 30), ...metrics });
  await heading(/Metrics/);
  expect(document.title).toBe('Articles tagged Metrics, page 2 | 20X');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining('Page 2'),
  );
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost/blog/tag/metrics/page/2',
  );
});
