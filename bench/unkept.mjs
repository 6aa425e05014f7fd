import { fillDatabase } from './lists.mjs';
import { median } from './throughput.mjs';

const posts = 20_000;
const rounds = 60;

/** Published posts with contents of a usual size, without pages yet. */
const fill = `
  create temporary table made as
    select n, gen_random_uuid() as id, gen_random_uuid() as revision, now() - make_interval(mins => n) as saved,
      (case when n % 2 = 0 then 'How nurses fill shift ' else 'What agencies say of roster ' end) || n as title
    from generate_series(1, ${posts}) n;
  insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at,
      first_published_at, draft_title, draft_saved_at)
    select id, 'post', 'unkept-' || n, revision, revision, saved, saved, title, saved from made;
  insert into content_revision (id, document_id, number, reason, content, author_name, created_at)
    select revision, id, 1, 'saved', jsonb_build_object('title', title, 'excerpt', repeat('An excerpt. ', 12),
      'tags', jsonb_build_array('Tag ' || n % 2000, 'Common'),
      'blocks', jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'richText',
        'html', '<p>' || (select string_agg(md5(n::text || word::text), ' ') from generate_series(1, 60) word) || '</p>'))),
      'admin', saved
    from made;
  insert into post_listing (document_id, slug, title, excerpt, tag_keys, published_on, reading_minutes, updated_at)
    select id, 'unkept-' || n, title, repeat('An excerpt. ', 12),
      array['tag-' || n % 2000] || (case when n % 3 = 0 then array['common'] else '{}' end), saved::date, 3, saved
    from made;
  insert into blog_term (kind, slug, name)
    select 'tag', 'tag-' || n, 'Tag ' || n from generate_series(0, 1999) n union all select 'tag', 'common', 'Common'
    on conflict do nothing;
  update site_generation set value = value + 1;
  select pg_notify('site_generation', value::text) from site_generation;
`;

/** The other parts measure a site without them. */
const empty = `
  delete from post_listing where slug like 'unkept-%';
  delete from content_revision where document_id in (select id from content_document where slug like 'unkept-%');
  delete from content_document where slug like 'unkept-%';
`;

const tables = ['content_document', 'content_revision', 'post_listing', 'blog_term'];

async function timeOf(address, status) {
  const start = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - start;
}

/** A different address in each round, since the answers to some are kept. */
async function medianOf(addressIn, status) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timeOf(addressIn(round), status));
  return median(times);
}

/**
 * Measures pages that no file holds yet, beside 20,000 posts, and prints one table.
 * @returns {Promise<boolean>} whether every figure is within its goal
 */
export async function benchUnkept({ baseUrl, dataDir }) {
  await fillDatabase(dataDir, fill, tables);
  const at = (path) => new URL(path, baseUrl).href;
  // What every page has in common is read once.
  for (let post = 1; post <= 10; post += 1) await timeOf(at(`/blog/unkept-${post}`), 200);
  const rows = [
    ['sitemap, first', 200, await timeOf(at('/sitemap.xml'), 200)],
    ['a post, median', 20, await medianOf((round) => at(`/blog/unkept-${100 + round * 37}`), 200)],
    ['an unknown page, median', 1, await medianOf((round) => at(`/unknown-${round}`), 404)],
    ['an unknown post, median', 1, await medianOf((round) => at(`/blog/unknown-${round}`), 404)],
  ];
  await fillDatabase(dataDir, empty, tables);
  for (const [what, goal, time] of rows) {
    console.log(
      `${what.padEnd(32)} ${`${time.toFixed(1)} ms`.padStart(10)}  ≤ ${goal} ms  ${time <= goal ? 'met' : 'MISSED'}`,
    );
  }
  return rows.every(([, goal, time]) => time <= goal);
}
