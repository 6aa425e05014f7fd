import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { callApi, signIn } from './api.mjs';
import { median } from './throughput.mjs';

const posts = 100_000;
const rounds = 60;
const goalMs = 50;

/** What is asked for, as an editor would; the words are those of the titles below. */
const questions = {
  'page 1': '',
  'page 2,000': 'page=2000',
  'by publication': 'sort=published',
  'by title, page 1,000': 'sort=title&page=1000',
  'drafts (1 in 10)': 'status=draft',
  'published, page 1,000': 'status=published&page=1000',
  'changed (1 in 1,000)': 'status=changed',
  'changed, by title': 'status=changed&sort=title',
  'trash (1 in 100)': 'status=trash',
  'common word (1 in 2)': 'search=nurses',
  'rare word (1 in 5,000)': 'search=quokka',
  'inside of a word': 'search=uokk',
  'part of an address': 'search=number-99999',
  'two letters, none found': 'search=zq',
  'nothing found': 'search=xylophone',
  'common word, drafts, by title': 'search=nurses&status=draft&sort=title',
  'common tag (1 in 3)': 'facets=tags:Common',
  'rare tag (1 in 2,000)': 'facets=tags:Tag%20777',
  'tag, author and word': 'facets=tags:Common,authors:Author%207&search=nurses',
};

/** Posts with contents of a usual size, in every state; the columns that the writer fills are filled here. */
const fill = `
  create temporary table made as
    select n, gen_random_uuid() as id, gen_random_uuid() as first, gen_random_uuid() as second,
      (case when n % 2 = 0 then 'How nurses fill shift ' else 'What agencies say of roster ' end) || n
        || (case when n % 5000 = 1 then ' with a quokka' else '' end) as title,
      array['category:Category ' || n % 12, 'tags:Tag ' || n % 2000, 'authors:Author ' || n % 40]
        || (case when n % 3 = 0 then array['tags:Common'] else '{}' end) as facets,
      now() - make_interval(mins => n) as saved, n % 10 > 0 as live, n % 1000 = 5 as changed, n % 100 = 3 as trashed
    from generate_series(1, ${posts}) n;
  insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at,
      first_published_at, deleted_at, draft_title, draft_cover, draft_saved_at, facets)
    select id, 'post', 'post-number-' || n, case when changed then second else first end,
      case when live and not trashed then first end, case when live and not trashed then saved end,
      case when live then saved end, case when trashed then now() end, title, '/images/hero/roster.webp', saved, facets
    from made;
  insert into content_revision (id, document_id, number, reason, content, author_name, created_at)
    select revision, id, number, 'saved', jsonb_build_object('title', title, 'excerpt', repeat('An excerpt. ', 12),
      'blocks', jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'richText',
        'html', '<p>' || (select string_agg(md5(n::text || word::text), ' ') from generate_series(1, 60) word) || '</p>'))),
      'admin', saved
    from made, lateral (values (first, 1), (second, 2)) as revision (revision, number) where number = 1 or changed;
`;

/** The running server writes its socket's folder into the fifth line of its pid file. */
export async function fillDatabase(dataDir, fill, tables) {
  const host = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4];
  const client = new pg.Client({ host, port: 5432, user: 'app', database: 'app' });
  await client.connect();
  try {
    await client.query(`begin; ${fill} commit;`);
    // What autovacuum does after so many new rows.
    for (const table of tables) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

export async function timesOf(ask) {
  const times = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const start = performance.now();
    await ask();
    // The first ones warm up.
    if (round >= 5) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

/** Prints the times of a question. Returns whether 95 % of them are within the goal. */
export function isWithin(goal, what, times) {
  const p95 = times[Math.ceil(times.length * 0.95) - 1];
  const figures = `${what.padEnd(32)} ${`${median(times).toFixed(1)} ms`.padStart(10)} p95 ${`${p95.toFixed(1)} ms`.padStart(10)}`;
  console.log(`${figures}  ≤ ${goal} ms  ${p95 <= goal ? 'met' : 'MISSED'}`);
  return p95 <= goal;
}

/**
 * Measures the list of 100,000 posts as the administration asks for it, and prints one table.
 * @returns {Promise<boolean>} whether every question is answered within the goal
 */
export async function benchLists({ baseUrl, dataDir, credentials }) {
  await fillDatabase(dataDir, fill, ['content_document', 'content_revision']);
  const token = await signIn(baseUrl, credentials);
  const results = [];
  for (const [what, query] of Object.entries(questions)) {
    const times = await timesOf(() => callApi(baseUrl, `/api/admin/content/post?limit=25&${query}`, { token }));
    results.push(isWithin(goalMs, what, times));
  }
  const [slowest] = (await timesOf(() => callApi(baseUrl, '/api/admin/content/post/list/facets', { token }))).reverse();
  console.log(`${'values of the filters, slowest'.padEnd(32)} ${slowest.toFixed(1)} ms`);
  return results.every(Boolean);
}
