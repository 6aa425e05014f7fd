import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import {
  FooterBadgeRow,
  FooterLinkRow,
  FooterSectionRow,
  LegalLinkRow,
  SocialLinkRow,
} from '../src/footer/footer.entity.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
let manager: EntityManager;
beforeAll(() => {
  manager = test.app.get(DataSource).manager;
});

const [first = '', second = '', third = '', hidden = ''] = Array.from({ length: 4 }, () => randomUUID()).sort();
/** Out of order on purpose; two share a place, which their ids decide. */
const places = [
  { id: third, position: 20, published: true },
  { id: hidden, position: 0, published: false },
  { id: second, position: 3, published: true },
  { id: first, position: 3, published: true },
];
const shown = [
  { id: first, order: 3, published: true },
  { id: second, order: 3, published: true },
  { id: third, order: 20, published: true },
];

const answerOf = async (path: string) => {
  const response = await test.http.get(`/api/footer/${path}`);
  expect(response.status).toBe(200);
  return response.body as unknown;
};

describe('FTR-01 API-03 the footer shows published items, ascending by order', () => {
  beforeAll(async () => {
    await manager.insert(
      FooterSectionRow,
      places.map((place) => ({ ...place, title: 'Product' })),
    );
    await manager.insert(
      SocialLinkRow,
      places.map((place) => ({ ...place, platform: 'github', url: 'https://a.example' })),
    );
    await manager.insert(
      LegalLinkRow,
      places.map((place) => ({ ...place, title: 'Terms', url: '/terms' })),
    );
    await manager.insert(
      FooterBadgeRow,
      places.map((place) => ({ ...place, label: 'Badge', imageUrl: '/images/badge.svg', href: null })),
    );
    const link = { title: 'Pricing', url: '/pricing' };
    await manager.insert(
      FooterLinkRow,
      places.map((place) => ({ ...place, ...link, sectionId: first })),
    );
    await manager.insert(FooterLinkRow, { ...link, position: 1, published: true, sectionId: hidden });
  });

  it('sections', async () => {
    expect(await answerOf('sections')).toEqual(shown.map((item) => ({ ...item, title: 'Product' })));
  });

  it('links, without those of a hidden section', async () => {
    const link = { title: 'Pricing', url: '/pricing', sectionId: first };
    expect(await answerOf('links')).toEqual(shown.map((item) => ({ ...item, ...link })));
  });

  it('social links', async () => {
    const link = { platform: 'github', url: 'https://a.example' };
    expect(await answerOf('social-links')).toEqual(shown.map((item) => ({ ...item, ...link })));
  });

  it('legal links', async () => {
    expect(await answerOf('legal-links')).toEqual(shown.map((item) => ({ ...item, title: 'Terms', url: '/terms' })));
  });

  it('badges', async () => {
    const badge = { label: 'Badge', imageUrl: '/images/badge.svg', href: null };
    expect(await answerOf('badges')).toEqual(shown.map((item) => ({ ...item, ...badge })));
  });

  it('has no other address', async () => {
    expect((await test.http.get('/api/footer/socialLinks')).status).toBe(404);
  });
});
