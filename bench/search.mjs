import { callApi } from './api.mjs';
import { fillDatabase, isWithin, timesOf } from './lists.mjs';

const posts = 100_000;
const goalMs = 50;

/** What visitors ask for; the words are those of the texts below. */
const questions = {
  'prefix (most posts)': 'sched',
  'prefix of two letters': 'nu',
  'common word (every post)': 'nurses',
  'common word (1 in 2, in titles)': 'roster',
  'common word, one type': 'nurses&type=post',
  'rare word (1 in 5,000)': 'quokka',
  'three words (1 in 20)': 'overtime pay rules',
  'three words (every post)': 'nurses schedule staff',
  'two words that never meet': 'roster shift',
  'typo in a common word': 'nurces',
  'typo in a rare word': 'quoka',
  'nothing found': 'xylophone',
};

/** Posts of some 350 words out of 8,000, of which few are in most posts. */
const fill = `
  create temporary table piece as
    select number, string_agg(left(translate(md5('word' || word), '0123456789', 'ghijklmnop'), 5 + word % 6), ' ') as text
    from (select number, floor(8000 * power(random(), 3))::int as word
      from generate_series(0, 3999) number, generate_series(1, 85)) picked group by number;
  create unique index on piece (number);
  create temporary table made as
    select n, gen_random_uuid() as id, gen_random_uuid() as revision,
      (case when n % 2 = 0 then 'How agencies fill shift ' else 'What hospitals say of roster ' end) || n
        || (case when n % 5000 = 1 then ' with a quokka' else '' end) as title,
      'The week of ward ' || n % 300 as heads,
      a.text || ' ' || b.text || ' ' || c.text || ' ' || d.text || ' nurses schedule the staff of a ward'
        || (case when n % 20 = 0 then ' by overtime pay rules' else '' end) as body
    from generate_series(1, ${posts}) n join piece a on a.number = n % 4000 join piece b on b.number = n * 7 / 5 % 4000
      join piece c on c.number = n * 11 / 3 % 4000 join piece d on d.number = n / 13 % 4000;
  insert into content_document (id, type, slug, draft_revision_id) select id, 'post', 'sought-' || n, revision from made;
  insert into content_revision (id, document_id, number, reason, content) select revision, id, 1, 'created', '{}' from made;
  insert into search_entry (document_id, revision_id, type, slug, language, title, summary, body, made_by,
      first_published_at, title_words, head_words, words)
    select id, revision, 'post', 'sought-' || n, 'search_english', title, repeat(heads || ' ', 10), body, 0,
      now() - make_interval(mins => n), t, t || h, t || h || setweight(to_tsvector('search_english', body), 'D')
    from made, lateral (select setweight(to_tsvector('search_english', title), 'A') t,
      setweight(to_tsvector('search_english', heads), 'B') h) words;
  insert into search_word (language, word)
    select distinct 'search_english', word
    from (select text from piece union all select lower(title || ' ' || heads || ' ' || right(body, 70)) from made where n <= 40) texts,
      unnest(string_to_array(text, ' ')) word
    where word ~ '^[[:alpha:]]{3,40}$' on conflict do nothing;
`;

/**
 * Measures the search of visitors in 100,000 posts, and prints one table.
 * @returns {Promise<boolean>} whether every question is answered within the goal
 */
export async function benchSearch({ baseUrl, dataDir }) {
  await fillDatabase(dataDir, fill, ['content_document', 'content_revision', 'search_entry', 'search_word']);
  const results = [];
  for (const [what, query] of Object.entries(questions)) {
    const times = await timesOf(() => callApi(baseUrl, `/api/search?q=${query.replaceAll(' ', '%20')}`));
    results.push(isWithin(goalMs, what, times));
  }
  return results.every(Boolean);
}
