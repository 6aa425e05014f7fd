import { screen, within } from '@testing-library/react';
import { answerOf, byline, bylines, heading, main, missing, open, page, posts, summary, term } from '../testing/pages';

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
