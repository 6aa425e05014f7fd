import { DataSource } from 'typeorm';
import { Placeholders1763694110000 } from '../src/core/database/migrations/1763694110000-placeholders.ts';
import { seed } from '../src/seeds/index.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const article = (html: string) => ({
  title: 'Where we are',
  seo: { robots: 'index, follow' },
  blocks: [{ id: 'a', type: 'richText' as const, html }],
});
const checklist = async () => (await editor.send('get', 'launch-checklist')).body as unknown[];
const seen = async (slug: string) => {
  const { body } = await test.http.get(`/api/pages/${slug}`).expect(200);
  const { text: sitemap } = await test.http.get('/sitemap-1.xml');
  return { robots: (body as { seo: { robots?: string } }).seo.robots, isInSitemap: sitemap.includes(`/${slug}<`) };
};
const listed = { robots: 'index, follow', isInSitemap: true };
const unlisted = { robots: 'noindex, follow', isInSitemap: false };

it('a live page with placeholders is on the launch checklist and not listed until they are filled in', async () => {
  const { id, slug, path } = await editor.livePage(
    article('<p>Write to [postal address] or [postal address], see [1] and [sic].</p><pre><code>[data-x]</code></pre>'),
  );
  expect(await seen(slug)).toEqual(unlisted);
  const unfinished = { id, type: 'page', path, title: 'Where we are', placeholders: ['[postal address]'] };
  expect(await checklist()).toEqual([unfinished]);

  await editor.saved(id, article('<p>Write to 1 Main Street.</p>'));
  expect(await checklist()).toEqual([unfinished]);
  await editor.did('publish', id);
  expect(await seen(slug)).toEqual(listed);
  expect(await checklist()).toEqual([]);
});

it('an unpublished page is on no checklist', async () => {
  const { id } = await editor.livePage(article('<p>Lorem ipsum</p>'));
  expect(await checklist()).toMatchObject([{ id, placeholders: ['Lorem ipsum'] }]);
  await editor.did('unpublish', id);
  expect(await checklist()).toEqual([]);
});

it('the legal pages of an earlier release are looked at once, and get what a publication would find', async () => {
  await seed(test.app);
  const source = test.app.get(DataSource);
  const found = () =>
    source.query<{ slug: string; found: string[] }[]>(
      `select slug, array(select unnest(placeholders) order by 1) as found
       from content_document where type = 'legal' order by slug`,
    );
  const published = await found();
  expect(published.at(-1)).toEqual({ slug: 'terms', found: ['[governing law]', '[postal address]'] });
  const [migration, runner] = [new Placeholders1763694110000(), source.createQueryRunner()];
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  expect(await found()).toEqual(published);
});
