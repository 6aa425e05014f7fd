import type { Author, PostSummary } from '@20x/kit';
import { problem, renderApp, storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import { RemoteRoutes, routeFor } from '@20x/kit';
import { screen, within } from '@testing-library/react';
import remote from '../../App';
import { emptySite } from '../../testing/site-answers';

const author: Author = {
  slug: 'dana-reyes',
  name: 'Dana Reyes, RN',
  role: 'Clinical lead',
  bio: 'Ten years of night shifts.',
  photo: null,
  photoAlt: null,
  links: [{ label: 'LinkedIn', href: 'https://www.linkedin.com/in/dana' }],
  seo: {},
  revision: 'a:1',
};
const post: PostSummary = {
  slug: 'first',
  title: 'First post',
  excerpt: 'About it.',
  category: null,
  tags: [],
  terms: [],
  cover: null,
  coverAlt: null,
  authors: ['Dana Reyes, RN'],
  featured: false,
  publishedOn: '2026-09-08',
  readingMinutes: 5,
  updatedAt: '2026-11-02T00:00:00Z',
};
const answers = (total: number, robots?: string): ApiAnswers => ({
  ...emptySite,
  '/api/authors/dana-reyes': { ...author, seo: { robots } },
  '/api/authors/dana': author,
  '/api/authors/nobody': problem(404, 'not_found'),
  '/api/posts': { data: total > 0 ? [post] : [], total, page: 1, limit: 10 },
});
const open = (path: string, total: number, own?: string) =>
  renderApp(<RemoteRoutes remote={remote} />, { path, api: answers(total, own) });
async function answerOf(path: string, total = 30) {
  const match = routeFor(remote, path);
  const url = new URL(path, 'http://localhost');
  return match?.route.loadData?.({ store: storeAnswering(answers(total)), params: match.params, url });
}
const robots = () => document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

it('shows who the author is, their links and their posts', async () => {
  open('/blog/author/dana-reyes', 3);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dana Reyes, RN' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const text of ['Clinical lead', 'Ten years of night shifts.']) expect(main.getByText(text)).toBeVisible();
  const link = main.getByRole('link', { name: 'LinkedIn' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://www.linkedin.com/in/dana', 'me']);
  const articles = within(main.getByRole('region', { name: 'Articles by Dana Reyes, RN' }));
  expect(articles.getByRole('link', { name: 'First post' })).toHaveAttribute('href', '/blog/first');
  expect(robots()).toBe('index, follow');
  expect(document.title).toBe('Dana Reyes, RN | 20X');
});

it('keeps an author of fewer than three posts from search engines', async () => {
  const { unmount } = open('/blog/author/dana-reyes', 2);
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toBe('noindex, follow');
  unmount();
  open('/blog/author/dana-reyes', 0);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: /Articles/ })).toBeNull();
});

it.each([
  [2, 'index, follow', 'noindex, follow'],
  [2, 'noindex, nofollow', 'noindex, nofollow'],
  [3, 'index, nofollow', 'index, nofollow'],
  [3, 'noindex, follow', 'noindex, follow'],
])('with %d posts and the own setting %s, asks for %s', async (posts, own, asked) => {
  open('/blog/author/dana-reyes', posts, own);
  await screen.findByRole('heading', { level: 1 });
  expect(robots()).toBe(asked);
});

it('knows which authors and pages there are', async () => {
  expect(await answerOf('/blog/author/dana-reyes')).toEqual({ seo: {} });
  expect(await answerOf('/blog/author/dana-reyes', 0)).toEqual({ seo: {} });
  expect(await answerOf('/blog/author/dana/page/2')).toEqual({
    status: 301,
    location: '/blog/author/dana-reyes/page/2',
  });
  expect(await answerOf('/blog/author/dana-reyes/page/1')).toEqual({
    status: 301,
    location: '/blog/author/dana-reyes',
  });
  expect(await answerOf('/blog/author/dana-reyes/page/9', 0)).toEqual({ status: 404 });
  for (const path of ['/blog/author/nobody', '/blog/author/dana-reyes/page/x'])
    expect(await answerOf(path)).toEqual({ status: 404 });
});
