import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { callApi, signIn } from './api.mjs';
import { median } from './throughput.mjs';

const posts = 100_000;
const rounds = 60;
const goalMs = 50;

/** What posts hold of a picked author, encoded as a value of a filter and then as a part of an address. */
const author = (number) => `doc%253A00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const authorOf = (n) => `'doc:00000000-0000-4000-8000-' || lpad((${n} % 40)::text, 12, '0')`;

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
  'author (1 in 40)': `facets=authors:${author(7)}`,
  'tag, author and word': `facets=tags:Common,authors:${author(7)}&search=nurses`,
};

/** Posts with contents of a usual size, in every state; the columns that the writer fills are filled here. */
const fill = `
  create temporary table made as
    select n, gen_random_uuid() as id, gen_random_uuid() as first, gen_random_uuid() as second,
      (case when n % 2 = 0 then 'How nurses fill shift ' else 'What agencies say of roster ' end) || n
        || (case when n % 5000 = 1 then ' with a quokka' else '' end) as title,
      array['category:Category ' || n % 12, 'tags:Tag ' || n % 2000,
        'authors:' || ${authorOf('n')}]
        || (case when n % 3 = 0 then array['tags:Common'] else '{}' end) as facets,
      now() - make_interval(mins => n) as saved, n % 10 > 0 as live, n % 1000 = 5 as changed, n % 100 = 3 as trashed
    from generate_series(1, ${posts}) n;
  insert into content_document (id, type, slug, draft_revision_id, draft_title)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'author', 'author-' || n, gen_random_uuid(),
      'Author ' || n
    from generate_series(0, 39) n;
  insert into content_revision (id, document_id, number, reason, content)
    select draft_revision_id, id, 1, 'created', jsonb_build_object('name', draft_title)
    from content_document where type = 'author' and slug ~ '^author-[0-9]+$';
  insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at,
      first_published_at, deleted_at, draft_title, draft_cover, draft_saved_at, facets)
    select id, 'post', 'post-number-' || n, case when changed then second else first end,
      case when live and not trashed then first end, case when live and not trashed then saved end,
      case when live then saved end, case when trashed then now() end, title, '/images/hero/roster.webp', saved, facets
    from made;
  insert into content_revision (id, document_id, number, reason, content, author_name, created_at)
    select revision, id, number, 'saved', jsonb_build_object('title', title, 'excerpt', repeat('An excerpt. ', 12),
      'authors', jsonb_build_array(${authorOf('n')}), 'tags', jsonb_build_array('Tag ' || n % 2000),
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

const p95Of = (times) => times[Math.ceil(times.length * 0.95) - 1];
const figures = (times) =>
  `${`${median(times).toFixed(1)} ms`.padStart(10)} p95 ${`${p95Of(times).toFixed(1)} ms`.padStart(10)}`;

/** Prints the times of a question. Returns whether 95 % of them are within the goal. */
export function isWithin(goal, what, times) {
  const isMet = p95Of(times) <= goal;
  console.log(`${what.padEnd(32)} ${figures(times)}  ≤ ${goal} ms  ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
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
  const { data: listed } = await callApi(baseUrl, '/api/admin/content/post?limit=25', { token });
  const afterwards = {
    'values of the filters': '/api/admin/content/post/list/facets',
    'checks of 25 posts': `/api/admin/check-counts?ids=${listed.map(({ id }) => id).join()}`,
  };
  // The list is shown before they are there, so they have no goal.
  for (const [what, path] of Object.entries(afterwards)) {
    const times = await timesOf(() => callApi(baseUrl, path, { token }));
    console.log(`${what.padEnd(32)} ${figures(times)}`);
  }
  return results.every(Boolean);
}
