import { problem, type ApiAnswers } from '@20x/kit/testing';

/** What the API answers for header, footer and home page of a site without any content. */
export const emptySite: ApiAnswers = {
  '/api/settings': [],
  '/api/features': { data: [], total: 0, page: 1, limit: 12 },
  '/api/footer/sections': [],
  '/api/footer/links': [],
  '/api/footer/social-links': [],
  '/api/footer/legal-links': [],
  '/api/footer/badges': [],
  '/api/home-content': {},
  '/api/terms': [],
  '/api/pages/features': problem(404, 'not_found'),
  '/api/pages/blog': problem(404, 'not_found'),
};

export const featureList = (...titles: string[]) => ({
  data: titles.map((title) => ({ slug: title.toLowerCase().replaceAll(' ', '-'), title, menuLabel: title })),
  total: titles.length,
  page: 1,
  limit: 12,
});

/** What the footer's lists have in common. */
export const listed = (id: string, order: number, published = true) => ({ id, order, published });
