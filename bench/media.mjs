import { callApi, signIn } from './api.mjs';
import { fillDatabase, isWithin, timesOf } from './lists.mjs';

const items = 100_000;
const goalMs = 100;

const questions = {
  'page 1': '',
  'page 2,000': '?page=2000',
  'by name, page 1,000': '?sort=name&page=1000',
  largest: '?sort=largest',
  'common word (1 in 2)': '?search=ward',
  'rare word (1 in 5,000)': '?search=quokka',
  'two words': '?search=ward%20quokka',
  'nothing found': '?search=xylophone',
  'SVG (1 in 20)': '?kind=svg',
  'folder (1 in 50)': '?folder=Folder%207',
  'tag (1 in 2,000)': '?tag=Tag%20777',
  'unused (9 in 10)': '?unused=true',
  'unused and missing alt': '?unused=true&missingAlt=true&sort=name',
  'large (1 in 100)': '?large=true',
  'values of the filters': '/facets',
  'uses of one item': '/00000000-0000-4000-8000-000000000010/uses',
};

/** Items with texts of a usual size, and 10,000 pages that each use one of them. */
const fill = `
  insert into media_item (id, name, kind, bytes, alt, folder, tags, search_text, created_at, updated_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, name,
      case when n % 20 = 1 then 'svg' else 'image' end, case when n % 100 = 2 then 4000000 else 300000 + n end,
      alt, 'Folder ' || n % 50, array['Tag ' || n % 2000], lower(name || ' ' || alt || ' tag ' || n % 2000), made, made
    from (select n, case when n % 2 = 0 then 'Ward ' else 'Roster ' end || n as name, now() - make_interval(mins => n) as made,
      case when n % 3 = 0 then '' else 'Nurses at work' || case when n % 5000 = 1 then ' with a quokka' else '' end end as alt
      from generate_series(1, ${items}) n) made;
  insert into media_version (item_id, number, original, key, type, bytes, width, height, color, state)
    select id, 1, md5(id::text) || md5(name), md5(id::text), case when kind = 'svg' then 'svg' else 'jpeg' end, bytes,
      1600, 1000, '8fa3b0', 'ready'
    from media_item item where not exists (select 1 from media_version where item_id = item.id);
  create temporary table page as
    select n, gen_random_uuid() as id, gen_random_uuid() as revision from generate_series(1, 10000) n;
  insert into content_document (id, type, slug, draft_revision_id, draft_title)
    select id, 'page', 'media-page-' || n, revision, 'Page ' || n from page;
  insert into content_revision (id, document_id, number, reason, content)
    select revision, id, 1, 'created', jsonb_build_object('title', 'Page ' || n, 'blocks', jsonb_build_array(
      jsonb_build_object('id', 'a', 'type', 'figure',
        'image', '/media/00000000-0000-4000-8000-' || lpad((n * 10)::text, 12, '0') || '/ward.webp')))
    from page;
`;

/**
 * Measures the media library with 100,000 items, and prints one table.
 * @returns {Promise<boolean>} whether every question is answered within the goal
 */
export async function benchMedia({ baseUrl, dataDir, credentials }) {
  await fillDatabase(dataDir, fill, ['media_item', 'media_version', 'media_use']);
  const token = await signIn(baseUrl, credentials);
  const results = [];
  for (const [what, query] of Object.entries(questions)) {
    const times = await timesOf(() => callApi(baseUrl, `/api/admin/media${query}`, { token }));
    results.push(isWithin(goalMs, what, times));
  }
  return results.every(Boolean);
}
