import { problem } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerOf, feature, heading, main, missing, open, page, posts, summary, term } from '../testing/pages';
import { layoutAnswer } from '../testing/site-answers';

it('RT-01 shows a page of blocks whose hero owns the only h1', async () => {
  open('/about', page('about', [{ id: 'hero', type: 'hero', title: 'A promise' }], 'About 20X'));
  expect(await heading('A promise')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('About 20X | 20X');
});

it('titles a page by the template of the settings, unless it has an SEO title', async () => {
  const settings = { titleTemplate: '{siteName}: {title}' };
  open('/about', { ...page('about', [], 'About us'), ...layoutAnswer({ settings }) });
  await heading('About us');
  await waitFor(() => expect(document.title).toBe('20X: About us'));
});

it('names the feeds of the blog after the site', async () => {
  const settings = { siteName: 'Harbor' };
  open('/blog', { ...posts([summary('new', 'Newest')]), ...layoutAnswer({ settings }) });
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

it('keeps search engines from the page of a snippet', async () => {
  open('/snippets/rest', { '/api/snippets/rest': { slug: 'rest', title: 'Rest rule', blocks: [], revision: '1' } });
  await heading('Rest rule');
  await waitFor(() =>
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow'),
  );
});

it('says that a page failed instead of that it does not exist', async () => {
  const api = { '/api/pages/about': problem(503, 'unavailable') };
  expect(await answerOf('/about', api)).toEqual({ status: 503 });
  open('/about', api);
  expect(await heading('This page did not load.')).toBeVisible();
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
