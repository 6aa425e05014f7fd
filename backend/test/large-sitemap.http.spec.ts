import { DataSource } from 'typeorm';
import { forAllTests } from './support/for-all-tests.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';

const publicUrl = 'https://20x.example';
const site = forAllTests(() => createTestSite({ variables: { PUBLIC_URL: publicUrl } }));
const pages = 50_001;
/** A page that waits longer for it is worth a look. */
const limitMs = 5_000;

/** Live pages, as publishing leaves them. */
const given = `begin;
  create temporary table made on commit drop as
    select n, gen_random_uuid() as id, gen_random_uuid() as live from generate_series(1, ${pages}) n;
  insert into content_document
      (id, type, slug, draft_revision_id, published_revision_id, published_at, first_published_at, live_head)
    select id, 'page', 'page-' || n, live, live, now(), now(), '{"seo":{}}' from made;
  insert into content_revision (id, document_id, number, reason, content)
    select live, id, 1, 'created', jsonb_build_object('title', 'Page ' || n) from made;
  commit`;

it('names two files for more pages than search engines read from one, made within a bounded time', async () => {
  await site.app.get(DataSource).query(given);
  await site.publish('Many pages');
  const started = performance.now();
  const index = (await rawRequest(site, 'GET', '/sitemap.xml')).body.toString();
  const ms = Math.round(performance.now() - started);
  process.stdout.write(`The sitemap of ${pages} pages took ${ms} ms.\n`);
  expect(ms).toBeLessThan(limitMs);
  expect(index.match(/<loc>[^<]*/g)).toEqual([1, 2].map((file) => `<loc>${publicUrl}/sitemap-${file}.xml`));
  const listed = await Promise.all(
    [1, 2].map(async (file) => (await rawRequest(site, 'GET', `/sitemap-${file}.xml`)).body.toString().match(/<url>/g)),
  );
  // With the home page, the blog and the features.
  expect(listed.map((urls) => urls?.length)).toEqual([50_000, pages + 3 - 50_000]);
});
