import { DataSource } from 'typeorm';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { pageType } from '../src/pages/page-type.ts';
import type { PostContent } from '../src/blog/post-content.dto.ts';
import { postType } from '../src/blog/post-type.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { featureType } from '../src/features/feature-type.ts';
import { homeSlug, homeType } from '../src/home-content/home-type.ts';
import { snippetType } from '../src/snippets/snippet-type.ts';
import { SearchIndex } from '../src/search/search-index.ts';
import type { SearchResults, SearchText } from '../src/search/search.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const search = async (q: string, more = '') => {
  const response = await test.http.get(`/api/search?q=${encodeURIComponent(q)}${more}`);
  if (response.status !== 200) throw new Error(response.text);
  return response.body as SearchResults;
};
const paths = async (q: string, more?: string) => (await search(q, more)).data.map(({ path }) => path);
const text = (parts: readonly SearchText[] | undefined) => (parts ?? []).map((part) => part.text).join('');
const hits = (parts: readonly SearchText[] | undefined) =>
  (parts ?? []).flatMap((part) => (part.isHit ? [part.text] : []));

const rich = (html: string) => ({ id: 'text', type: 'richText', html }) as const;
const post = (slug: string, content: PostContent, options?: { live: boolean }) =>
  givenContent(
    test,
    postType,
    slug,
    { title: slug, excerpt: 'About work.', publishedOn: '2026-01-01', ...content },
    options,
  );
const page = (slug: string, content: PageContent) => givenContent(test, pageType, slug, { title: slug, ...content });
const isFound =
  (...expected: readonly string[]) =>
  (found: readonly string[]) =>
    found.join() === expected.join();
const idOf = async (type: string, slug: string) =>
  ((await editor.send('get', `content/${type}/${slug}`)).body as DocumentState).id;

describe('search', () => {
  beforeAll(async () => {
    await post('in-the-text', { blocks: [rich('<p>Some agencies still keep a whiteboard in the office.</p>')] });
    await post('in-a-heading', { blocks: [rich('<h2>The whiteboard</h2><p>Nobody sees it.</p>')] });
    await post('in-the-title', { title: 'Leaving the whiteboard' });
    await givenContent(test, featureType, 'credential-tracking', {
      title: 'Credential tracking',
      group: 'clear',
      summary: 'Expired licenses block a booking.',
    });
  });

  it('finds published words: in titles first, then in headings, then in the text', async () => {
    expect(await paths('whiteboard')).toEqual(['/blog/in-the-title', '/blog/in-a-heading', '/blog/in-the-text']);
    expect(await search('nothing-like-it-xyzzy')).toEqual({ data: [], isExact: false, isCut: false, next: null });
  });

  it('finds other forms of a word, in any case and with or without accents', async () => {
    await page('resume', { title: 'Résumés of nurses' });
    for (const q of ['RESUME', 'résumé', 'nurse resumes']) expect(await paths(q)).toContain('/resume');
    expect(await paths('tracked credentials')).toEqual(['/features/credential-tracking']);
  });

  it.each(['c', 'cre', 'credenti', 'credentia', 'credential trac', 'credential trackin'])(
    'finds what %s begins',
    async (q) => expect(await paths(q)).toContain('/features/credential-tracking'),
  );

  it.each(['credetnial', 'kredential', 'whitebord', 'lisenses', 'credental traking', 'credentialling'])(
    'understands the typo in %s and says that it took similar words',
    async (q) => {
      const { data, isExact } = await search(q);
      expect({ isExact, found: data.length > 0 }).toEqual({ isExact: false, found: true });
    },
  );

  it('finds the closest documents when none holds every word', async () => {
    expect((await paths('how to replace the old whiteboard'))[0]).toBe('/blog/in-the-title');
  });

  it('shows the part that fits, with its hits, as plain text', async () => {
    await page('hostile', {
      title: 'A <b>bold</b> title',
      blocks: [rich('<p>1 &lt; 2 &lt;script&gt;quokka()&lt;/script&gt;</p>')],
    });
    const { data } = await search('quokka');
    expect(text(data[0]?.title)).toBe('A <b>bold</b> title');
    expect(text(data[0]?.snippet)).toContain('script>quokka()</script');
    expect(hits(data[0]?.snippet)).toEqual(['quokka']);
    await page('typography', { blocks: [rich('<p>The nurse—“Wallaby…”—left.</p>')] });
    expect(hits((await search('wallaby')).data[0]?.snippet)).toEqual(['Wallaby']);
    const apart = [rich('<p>Jerboas sleep</p>'), { ...rich('<p>Termites wake</p>'), id: 'more' }];
    await page('apart', { blocks: apart });
    expect(text((await search('jerboas')).data[0]?.snippet)).toBe('Jerboas sleep · Termites wake');
    const [agency] = (await search('agency offices')).data;
    expect(hits(agency?.snippet)).toEqual(['agencies', 'office']);
  });

  it('finds neither drafts nor hidden parts nor pages that search engines must not list', async () => {
    await post('unfinished', { title: 'Okapi' }, { live: false });
    await page('unlisted', { title: 'Okapi', seo: { robots: 'noindex, follow' } });
    await page('partly-hidden', { blocks: [{ ...rich('<p>Okapi</p>'), published: false }, rich('<p>Ocelot</p>')] });
    expect(await paths('okapi')).toEqual([]);
    expect(await paths('ocelot')).toEqual(['/partly-hidden']);
  });

  it('does not show what only programs read', async () => {
    await page('tracked', { seo: { title: 'Pangolin', googleAnalytics: 'G-PANGOLIN' }, blocks: [rich('<p>Text</p>')] });
    expect(await paths('pangolin')).toEqual([]);
  });

  it('finds the home page by its text', async () => {
    await givenContent(test, homeType, homeSlug, { heroSubtitle: 'One axolotl for every shift.' });
    expect(await search('axolotl')).toMatchObject({ data: [{ type: 'home-content', path: '/' }] });
  });

  it('follows a document through its life', async () => {
    await page('movable', { title: 'Numbat' });
    const id = await idOf('page', 'movable');
    await editor.saved(id, { title: 'Numbat again' });
    const { version } = await editor.state(id);
    await editor.send('put', `documents/${id}/slug`, { version, slug: 'moved' });
    expect(await paths('numbat')).toEqual(['/movable']);
    await editor.did('publish', id);
    expect(await paths('numbat')).toEqual(['/moved']);
    await editor.did('unpublish', id);
    expect(await paths('numbat')).toEqual([]);
    await editor.did('publish', id);
    expect(await paths('numbat')).toEqual(['/moved']);
    await editor.saved(id, { title: 'Quoll' });
    await editor.did('publish', id);
    expect([await paths('numbat'), await paths('quoll')]).toEqual([[], ['/moved']]);
    await editor.did('trash', id);
    expect(await paths('quoll')).toEqual([]);
  });

  it('finds documents by what their snippets say to visitors', async () => {
    const snippet = (word: string) =>
      givenContent(test, snippetType, 'shared', { title: 'Wombat', blocks: [rich(`<h2>Rules</h2><p>${word}</p>`)] });
    await givenContent(test, snippetType, 'shared', { title: 'Wombat' }, { live: false });
    const id = await idOf('snippet', 'shared');
    await page('with-snippet', { blocks: [{ id: 'a', type: 'snippet', snippet: `doc:${id}` }] });
    await page('hides-snippet', { blocks: [{ id: 'a', type: 'snippet', snippet: `doc:${id}`, published: false }] });
    await snippet('Bettong');
    await eventually(() => paths('bettong'), isFound('/with-snippet'));
    expect(await paths('wombat')).toEqual([]);
    await snippet('Potoroo');
    await eventually(() => paths('potoroo'), isFound('/with-snippet'));
    expect(await paths('bettong')).toEqual([]);
    await editor.did('unpublish', id);
    await eventually(() => paths('potoroo'), isFound());
  });

  it('writes the other documents that show a snippet when one of them fails, and that one later', async () => {
    const query = (sql: string) => test.app.get(DataSource).query(sql);
    const snippet = (word: string) =>
      givenContent(test, snippetType, 'terms', { title: 'Terms', blocks: [rich(word)] });
    await snippet('<p>Dunnart</p>');
    const block = { id: 'a', type: 'snippet', snippet: `doc:${await idOf('snippet', 'terms')}` } as const;
    for (const slug of ['first-shown', 'middle-shown', 'last-shown']) await page(slug, { blocks: [block] });
    await query(`alter table search_entry add check (slug <> 'middle-shown' or made_by = 0) not valid`);
    await snippet('<p>Kowari</p>');
    const found = async () => (await paths('kowari')).toSorted();
    await eventually(found, isFound('/first-shown', '/last-shown'));
    await query('alter table search_entry drop constraint search_entry_check');
    await eventually(found, isFound('/first-shown', '/last-shown', '/middle-shown'));
  });

  it('learns the words of a publication that failed at first', async () => {
    const query = (sql: string) => test.app.get(DataSource).query(sql);
    await post('striped', { title: 'Thylacine' }, { live: false });
    const id = await idOf('post', 'striped');
    const { version } = await editor.state(id);
    await query('alter table site_generation add constraint unchanged check (false) not valid');
    expect((await editor.send('post', `documents/${id}/publish`, { version })).status).toBe(500);
    await query('alter table site_generation drop constraint unchanged');
    await editor.did('publish', id);
    expect(await paths('thylasine')).toEqual(['/blog/striped']);
  });

  describe('among many documents', () => {
    const language = 'search_english';
    const everything = async (q: string, limit: number) => {
      const pages: SearchResults[] = [];
      for (let next: string | null = ''; next !== null;) {
        const results: SearchResults = await search(q, `&limit=${limit}${next && `&cursor=${next}`}`);
        pages.push(results);
        next = results.next;
      }
      return { found: pages.flatMap(({ data }) => data.map(({ path }) => path)), isCut: pages[0]?.isCut };
    };
    /** Entries in the order given, older ones first, each with these words in one of the places. */
    const given = async (entries: readonly { slug: string; title?: string; heads?: string; text?: string }[]) => {
      await test.app.get(DataSource).query(
        `with given as (select *, gen_random_uuid() as id, gen_random_uuid() as revision
           from jsonb_to_recordset($2) given (place int, slug text, title text, heads text, body text)),
         documents as (insert into content_document (id, type, slug, draft_revision_id)
           select id, 'post', slug, revision from given),
         revisions as (insert into content_revision (id, document_id, number, reason, content)
           select revision, id, 1, 'created', '{}' from given)
         insert into search_entry (document_id, revision_id, type, slug, language, title, summary, body, made_by,
           first_published_at, title_words, head_words, words)
         select id, revision, 'post', slug, $1, title, '', body, 0, '2020-01-01'::timestamptz + place * interval '1 day',
           t, t || h, t || h || setweight(to_tsvector($1::text::regconfig, body), 'D')
         from given, lateral (select setweight(to_tsvector($1::text::regconfig, title), 'A') t,
           setweight(to_tsvector($1::text::regconfig, heads), 'B') h) made`,
        [
          language,
          JSON.stringify(
            entries.map(({ slug, title = slug, heads = '', text: body = '' }, place) => ({
              place,
              slug,
              title,
              heads,
              body,
            })),
          ),
        ],
      );
    };
    const forget = () => test.app.get(DataSource).query(`delete from content_document where slug like 'many-%'`);
    afterEach(forget);

    it('shows one type, and every page of results without doubles and gaps, ties included', async () => {
      // Seven different texts, so that most scores are shared.
      const slugs = Array.from({ length: 97 }, (_, number) => `many-${number}`);
      await given(slugs.map((slug, number) => ({ slug, title: 'A tie', text: `wombat ${'den '.repeat(number % 7)}` })));
      const once = await everything('wombat', 50);
      expect([once.isCut, once.found.toSorted()]).toEqual([false, slugs.map((slug) => `/blog/${slug}`).toSorted()]);
      for (const limit of [1, 3, 7, 20]) expect(await everything('wombat', limit)).toEqual(once);
      expect((await paths('wombat', '&type=page')).length).toBe(0);
    });

    it('lists the best ones first, wherever they are in the table, and says that it lists no more', async () => {
      const filling = Array.from({ length: 240 }, (_, number) => ({
        slug: `many-text-${number}`,
        text: 'An echidna.',
      }));
      const best = [
        { slug: 'many-title', title: 'Echidna' },
        { slug: 'many-longer-title', title: 'The echidna and all of its relatives' },
        { slug: 'many-heading', heads: 'Echidna' },
      ];
      await given([...best, ...filling]);
      const first = await everything('echidna', 50);
      expect(first.found.slice(0, 3)).toEqual(best.map(({ slug }) => `/blog/${slug}`));
      expect([first.isCut, first.found.length, new Set(first.found).size]).toEqual([true, 200, 200]);
      await forget();
      await given([...filling.slice(0, 120), ...best.toReversed(), ...filling.slice(120)]);
      const second = await everything('echidna', 50);
      expect([second.isCut, second.found.slice(0, 3)]).toEqual([true, first.found.slice(0, 3)]);
      // The newest ones stay when there are too many.
      expect(second.found).toContain('/blog/many-text-239');
      expect(second.found).not.toContain('/blog/many-text-0');
    });

    it('shows what was typed before what is only similar, however much there is of that', async () => {
      const similar = Array.from({ length: 220 }, (_, number) => ({ slug: `many-${number}`, title: 'Bandicoots' }));
      await given([{ slug: 'many-typed', text: 'One bandicool.' }, ...similar]);
      await test.app
        .get(DataSource)
        .query(
          `insert into search_word (language, word) values ($1, 'bandicoots'), ($1, 'bandicool') on conflict do nothing`,
          [language],
        );
      const { data, isExact } = await search('bandicool');
      expect([isExact, data[0]?.path, data.length]).toEqual([true, '/blog/many-typed', 10]);
    });
  });

  it.each([
    ['', 'q'],
    ['q=', 'q'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a%00b', 'q'],
    ['q=a%0ab', 'q'],
    ['q=a&limit=51', 'limit'],
    ['q=a&limit=0', 'limit'],
    ['q=a&type=secret', 'type'],
    ['q=a&cursor=!', 'cursor'],
    ['q=a&cursor=bm8', 'cursor'],
    ['q=a&sort=title', 'sort'],
  ])('refuses the query %s', async (query, field) => {
    const response = await test.http.get(`/api/search?${query}`);
    expect([response.status, response.body.errors]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it.each([
    `' or true --`,
    '!!! & | ( ) : *',
    `a'b\\c`,
    'the',
    '%',
    'a | b & !c',
    ':*',
    '🙂',
    'word '.repeat(20).trim(),
  ])('takes %s for words', async (q) => expect(await search(q)).toMatchObject({ data: expect.any(Array) }));

  it('is never kept, so that what is published next is found', async () => {
    const { headers } = await test.http.get('/api/search?q=whiteboard');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is made again at a start when it is missing, outdated or too large, and only then', async () => {
    const dataSource = test.app.get(DataSource);
    const fill = () => test.app.get(SearchIndex).fill(new AbortController().signal);
    const rows = () => dataSource.query<object[]>('select xmin, * from search_entry order by document_id');
    const before = await rows();
    await fill();
    expect(await rows()).toEqual(before);
    const [id, other] = [await idOf('post', 'in-the-title'), await idOf('post', 'in-the-text')];
    await dataSource.query('delete from search_entry where document_id = $1', [id]);
    await dataSource.query(`update search_entry set made_by = 0, title = 'Old' where document_id = $1`, [other]);
    await fill();
    expect(await paths('whiteboard')).toEqual(['/blog/in-the-title', '/blog/in-a-heading', '/blog/in-the-text']);
    // As a process of an older release unpublishes.
    await dataSource.query('update content_document set published_revision_id = null where id = $1', [id]);
    await fill();
    expect(await paths('whiteboard')).toEqual(['/blog/in-a-heading', '/blog/in-the-text']);
  });

  it('can publish texts that are too long to be indexed', async () => {
    const words = Array.from({ length: 40_000 }, (_, number) => `w${number}x`).join(' ');
    const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...rich(`<p>${words.slice(0, 99_000)}</p>`), id }));
    await page('enormous', {
      title: 'Enormous',
      blocks: [...blocks, { ...rich(`<p>${'y'.repeat(90_000)}</p>`), id: 'f' }],
    });
    expect(await paths('enormous')).toEqual(['/enormous']);
  });
});
