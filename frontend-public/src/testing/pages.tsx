import type { Block, Byline, PostSummary, Term } from '@20x/kit';
import { problem, renderApp, storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import { RemoteRoutes, routeFor } from '@20x/kit';
import { screen, within } from '@testing-library/react';
import remote from '../App';
import { slugFrom } from '@20x/shared/slug';
import { emptySite } from './site-answers';

/** Of a page that changed since visitors first saw it. */
export const times = { firstPublishedAt: '2026-10-01T00:00:00Z', updatedAt: '2026-11-02T00:00:00Z' };
export const page = (slug: string, blocks: readonly Block[], title = 'A page') => ({
  [`/api/pages/${slug}`]: { slug, title, blocks, seo: {}, ...times },
});
export const summary = (slug: string, title: string, tags: readonly string[] = ['Metrics']): PostSummary => ({
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
export const byline = (name: string, slug: string | null): Byline => ({
  ...{ name, slug, role: null, bio: null, photo: null, photoAlt: null },
});
export const bylines = [{ ...byline('Ana', 'ana'), role: 'Editor', bio: 'Ran a desk.' }, byline('Ben', null)];
export const posts = (data: readonly PostSummary[], total = data.length) => ({
  '/api/posts': { data, total, page: 1, limit: 10 },
});
export const term = (kind: Term['kind'], name: string, posts = 3): Term => ({
  kind,
  slug: slugFrom(name),
  name,
  description: null,
  posts,
});
export const feature = (slug: string, title: string, group: string) => ({
  slug,
  title,
  menuLabel: title,
  group,
  summary: `What ${title} does`,
  icon: null,
  inMenu: true,
});

export const open = (path: string, api: ApiAnswers = {}) =>
  renderApp(<RemoteRoutes remote={remote} />, { path, api: { ...emptySite, ...api } });
export const main = () => within(screen.getByRole('main'));
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

export async function answerOf(path: string, api: ApiAnswers = {}) {
  const match = routeFor(remote, path);
  const store = storeAnswering({ ...emptySite, ...api });
  const url = new URL(path, 'http://localhost');
  return match?.route.loadData?.({ store, params: match.params, url });
}

export const missing = problem(404, 'not_found');
