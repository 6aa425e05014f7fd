import { DataSource } from 'typeorm';
import type { Page } from '../src/pages/public-pages.controller.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { fixedPages, pageType } from '../src/pages/page-type.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());

const text = (id: string, html: string) => ({ id, type: 'richText', html }) as const;
const given = (slug: string, content: PageContent, options?: { live: boolean }) =>
  givenContent(test, pageType, slug, content, options);
const get = (slug: string) => test.http.get(`/api/pages/${slug}`);

describe('a page', () => {
  it('shows its blocks in their order, without those that are hidden', async () => {
    const seo = { title: 'Seen in searches' };
    const blocks = [text('b', '<p>B</p>'), { ...text('x', '<p>X</p>'), published: false }, text('a', '<p>A</p>')];
    await given('made-by-an-editor', { title: 'Ours', blocks, seo });
    const response = await get('made-by-an-editor');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      slug: 'made-by-an-editor',
      title: 'Ours',
      blocks: [text('b', '<p>B</p>'), text('a', '<p>A</p>')],
      seo,
      revision: expect.any(String),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      firstPublishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(response.text).not.toContain('<p>X');
  });

  it('shows nothing of hidden entries of its blocks, which may be unfinished', async () => {
    const items = [
      { question: 'Now?', answer: '<p>Yes</p>' },
      { question: 'Later?', published: false },
    ];
    const groups = [{ title: 'A', rows: [{ label: 'One', published: false }, { label: 'Two' }] }];
    await given('with-hidden-rows', {
      title: 'Ours',
      blocks: [
        { id: 'a', type: 'faq', items },
        { id: 'b', type: 'planTable', plans: ['Team'], groups },
        { id: 'c', type: 'contactDetails', phone: '1', openingHours: [{ published: false }] },
      ],
    });
    expect((await get('with-hidden-rows')).body).toMatchObject({
      blocks: [
        { id: 'a', items: [{ question: 'Now?', answer: '<p>Yes</p>' }] },
        { id: 'b', groups: [{ title: 'A', rows: [{ label: 'Two' }] }] },
        { id: 'c', openingHours: [] },
      ],
    });
  });

  it('keeps what only editors should know from visitors', async () => {
    const quote = { quote: 'It works.', name: 'A. Lee' };
    const items = [{ ...quote, consentOnFile: true }];
    const blocks = [{ id: 'a', type: 'testimonial' as const, items }];
    await given('quoted', { title: 'Quoted', blocks });
    expect((await get('quoted')).body).toMatchObject({ blocks: [{ items: [quote] }] });
    expect((await get('quoted')).text).not.toContain('consentOnFile');
  });

  it('needs nothing but a title', async () => {
    await given('bare', { title: 'Bare' });
    expect((await get('bare')).body).toMatchObject({ title: 'Bare', blocks: [], seo: {} });
  });

  it('THR-39 THR-41 is as unknown as any other while it is a draft or in the trash', async () => {
    await given('secret', { title: 'Secret plan' }, { live: false });
    await given('trashed', { title: 'Secret plan' });
    const sql = `update content_document set deleted_at = now() where type = 'page' and slug = 'trashed'`;
    await test.app.get(DataSource).query(sql);
    const unknown = (await get('unknown')).body as { requestId: string };
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
    for (const slug of ['secret', 'trashed', 'about', 'Secret', 'a'.repeat(150), '..%2Fadmin', '%00', 'página']) {
      const response = await get(slug);
      expect([slug, response.status]).toEqual([slug, 404]);
      expect(response.body).toEqual({ ...unknown, requestId: response.headers['x-request-id'] });
      expect((await test.http.head(`/api/pages/${slug}`)).status).toBe(404);
    }
  });

  it('shows what was published, whatever is being written', async () => {
    await given('changed', { title: 'Old' });
    await given('changed', { title: 'New' }, { live: false });
    const first = (await get('changed')).body as Page;
    expect(first).toMatchObject({ title: 'Old' });
    await given('changed', { title: 'Newer' });
    const second = (await get('changed')).body as Page;
    expect(second).toMatchObject({ title: 'Newer', firstPublishedAt: first.firstPublishedAt });
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });
});

it('lists what is published, by address', async () => {
  await given('zebra', { title: 'Last' });
  await given('aardvark', { title: 'First' });
  await given('hidden-draft', { title: 'Draft' }, { live: false });
  const { body } = await test.http.get('/api/pages');
  const slugs = (body as { slug: string }[]).map(({ slug }) => slug);
  expect(slugs).toEqual([...slugs].sort());
  expect(slugs).toEqual(expect.arrayContaining(['aardvark', 'zebra']));
  expect(slugs).not.toContain('hidden-draft');
  expect(body[0]).toEqual({ slug: 'aardvark', title: 'First', updatedAt: expect.any(String) });
});

describe('the address of a page', () => {
  it.each(['admin', 'login', 'api', 'website', 'static', 'images', 'media', 'health', 'privacy-policy'])(
    'is not %s, where something else is',
    async (slug) => {
      await expect(given(slug, { title: 'Mine' })).rejects.toMatchObject({
        code: 'invalid_input',
        options: { errors: [{ field: 'slug', message: 'This address belongs to another part of the site.' }] },
      });
    },
  );

  it('exists from the start for the pages of the site', async () => {
    const sql = `select slug from content_document where type = 'page' and slug = any($1)`;
    expect(await test.app.get(DataSource).query(sql, [fixedPages])).toHaveLength(fixedPages.length);
  });
});
