import type { ContentType } from '../src/content/documents/content-type.ts';
import { findDocument } from '../src/content/documents/content-documents.ts';
import { featureType } from '../src/features/feature-type.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { legalType } from '../src/legal/legal-type.ts';
import { pageType } from '../src/pages/page-type.ts';
import { postType } from '../src/blog/post-type.ts';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.ts';
import { givenContent } from './support/given-content.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const legal = { title: 'Terms', effectiveDate: '2027-01-01', changeSummary: 'All.', blocks: [] };
const feature = { title: 'Feature', group: 'fill', summary: 'What it does.' };
const post = { title: 'Post', excerpt: 'What it is about.', publishedOn: '2026-12-01' };

const types: Readonly<Record<string, () => ContentType>> = {
  home: () => homeType,
  page: () => pageType,
  post: () => postType,
  feature: () => featureType,
  legal: () => legalType,
};

it.each<[path: string, type: string, slug: string, fields: object]>([
  ['/api/home-content', 'home', homeSlug, {}],
  ['/api/pages/about', 'page', 'about', { title: 'About' }],
  ['/api/posts/told', 'post', 'told', post],
  ['/api/features/told', 'feature', 'told', feature],
  ['/api/legal/terms', 'legal', 'terms', legal],
])('%s names the revision that it was made of, not one that is being written', async (path, name, slug, fields) => {
  const type = types[name]!();
  const given = (title: string, live: boolean) =>
    givenContent(test, type, slug, { ...fields, seo: { title } }, { live });
  const { manager } = test.app.get(DataSource);
  for (const title of ['First', 'Second']) {
    await given(`${title} draft`, false);
    await given(title, true);
    const live = await findDocument(manager, type, { slug });
    await given(`${title}, but later`, false);
    const { seo, revision } = (await test.http.get(path)).body as { seo: { title: string }; revision: string };
    expect([seo.title, revision]).toEqual([title, `${live?.id}:${live?.published?.number}`]);
  }
});
