import { DataSource } from 'typeorm';
import { ContentPreviews } from '../src/content/previews/content-previews.ts';
import type { DocumentList, DocumentState } from '../src/content/documents/document.dto.ts';
import type { LinkLookup } from '../src/content/links/links.dto.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import { featureType } from '../src/features/feature-type.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { givenContent } from './support/given-content.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);
const move = async (id: string, slug: unknown) => {
  const { version } = await editor.state(id);
  return editor.send('put', `documents/${id}/slug`, { version, slug });
};
const moved = async (id: string, slug: string) => expectOk(await move(id, slug)).body as DocumentState;
const redirects = (id: string) =>
  query<{ from_path: string }>('select from_path from redirect where target_document_id = $1 order by from_path', [id]);
const visible = async (slug: string) => {
  const { status, body } = await test.http.get(`/api/pages/${slug}`);
  return status === 200 ? (body as { slug: string; title: string }) : null;
};
const livePage = (slug: string) => editor.livePage({ title: slug }, slug);

describe('an address that nobody chose', () => {
  const created = async (content: object, id: string = crypto.randomUUID()) =>
    expectOk(await editor.send('post', 'content/post', { id, content })).body as DocumentState;
  const retitled = async (id: string, title: string, fields: object = {}) => {
    const { version } = await editor.state(id);
    const body = { version, content: { title }, autosave: true, ...fields };
    return expectOk(await editor.send('put', `content/post/${id}/draft`, body)).body as DocumentState;
  };

  it.each([
    ['Float pool: 8 rules', 'float-pool-8-rules'],
    ['Łukasz på jobb', 'lukasz-pa-jobb'],
    ['\u041e\u043f\u043b\u0430\u0442\u0430 24', 'oplata-24'],
    // A word with look-alike letters makes no part of an address.
    ['\u0420ay check', 'check'],
    ['', 'untitled-post'],
    ['…', 'untitled-post-2'],
    ['Tag', 'tag-2'],
  ])('is made from the title %j', async (title, slug) => {
    expect(await created({ title })).toMatchObject({ slug, path: `/blog/${slug}` });
  });

  it('is free: two posts of one title, also at once, get two', async () => {
    const made = await Promise.all([1, 2, 3].map(() => created({ title: 'Same title' })));
    expect(made.map(({ slug }) => slug).sort()).toEqual(['same-title', 'same-title-2', 'same-title-3']);
    const long = `${'word '.repeat(14)}long`;
    const [one, two] = [await created({ title: long }), await created({ title: long })];
    expect([one.slug.length, two.slug]).toEqual([74, `${one.slug.slice(0, 73)}-2`]);
  });

  it('is made once, however often the request arrives', async () => {
    const id = crypto.randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => created({ title: 'Sent again' }, id)));
    expect(made.map(({ slug }) => slug)).toEqual(Array(3).fill('sent-again'));
  });

  it('follows the title with every save and leaves no redirect', async () => {
    const { id } = await created({});
    expect(await retitled(id, 'Night')).toMatchObject({ slug: 'night', path: '/blog/night' });
    expect(await retitled(id, 'Night shifts')).toMatchObject({ slug: 'night-shifts', nextSlug: null });
    expect(await retitled(id, 'Night shifts!')).toMatchObject({ slug: 'night-shifts' });
    expect((await editor.did('restore', id, { number: 1 })).slug).toMatch(/^untitled-post/);
    expect(await redirects(id)).toEqual([]);
    expect((await created({ title: 'Night' })).slug).toBe('night');
  });

  it('of a copy follows the title once that changes, too', async () => {
    const { id: original } = await created({ title: 'Rota' });
    const copy = async (fields: object) =>
      (await editor.did('duplicate', original, { version: undefined, id: crypto.randomUUID(), ...fields })).id;
    const [id, chosen] = [await copy({}), await copy({ slug: 'my-rota' })];
    expect(await retitled(id, 'Rota', { content: { title: 'Rota', excerpt: 'A' } })).toMatchObject({
      slug: 'rota-copy',
    });
    expect(await retitled(id, 'Rosters')).toMatchObject({ slug: 'rosters' });
    expect(await retitled(chosen, 'Rosters')).toMatchObject({ slug: 'my-rota' });
  });

  it('is kept where another title suggests the same', async () => {
    await created({ title: 'Weekend' });
    const { id, slug } = await created({ title: 'Weekend' });
    expect(slug).toBe('weekend-2');
    expect(await retitled(id, 'Weekend 2')).toMatchObject({ slug: 'weekend-2' });
  });

  it('stays once a person chose it, once it is planned, and once it was live', async () => {
    const [chosen, planned, live] = await Promise.all(['C', 'P', 'L'].map((title) => created({ title })));
    await moved(chosen!.id, 'my-choice');
    await editor.did('schedule', planned!.id, { publishAt: '2099-03-01T09:00', zone: 'UTC' });
    expect(await retitled(planned!.id, 'Other')).toMatchObject({ slug: 'p' });
    expect(await retitled(chosen!.id, 'Other')).toMatchObject({ slug: 'my-choice' });
    await query('update content_document set first_published_at = now() where id = $1', [live!.id]);
    expect(await retitled(live!.id, 'Other')).toMatchObject({ slug: 'l', nextSlug: null });
  });

  it('is not that of a post that brought its own', async () => {
    const body = { id: crypto.randomUUID(), slug: 'imported', content: { title: 'Imported' } };
    expectOk(await editor.send('post', 'content/post', body));
    expect(await retitled(body.id, 'Renamed')).toMatchObject({ slug: 'imported' });
  });
});

describe('an address is checked while it is typed', () => {
  const problemOf = async (slug: string, except?: string) =>
    (
      expectOk(
        await editor.send(
          'get',
          `content/page/addresses/${encodeURIComponent(slug)}${except ? `?except=${except}` : ''}`,
        ),
      ).body as { problem: string | null }
    ).problem;

  it('and says who has it, what is reserved and what is no address', async () => {
    const page = await livePage('has-it');
    expect(await problemOf('has-it')).toBe('“has-it” already has this address.');
    expect(await problemOf('has-it', page.id)).toBeNull();
    await moved(page.id, 'will-have-it');
    expect(await problemOf('will-have-it')).toBe('“has-it” already has this address.');
    await editor.newPage({}, 'no-title');
    expect(await problemOf('no-title')).toBe('An untitled draft already has this address.');
    expect(await problemOf('admin')).toBe('This address belongs to another part of the site.');
    expect(await problemOf('a.b')).toBe('Use lower-case letters, digits and single hyphens, at most 75 characters.');
    expect(await problemOf('nobody-has-it')).toBeNull();
  });

  it('for those who may edit the type', async () => {
    const response = await holding(test, ['post:edit'], () => editor.send('get', 'content/page/addresses/about'));
    expect(response.status).toBe(403);
    expect((await editor.send('get', 'content/page/addresses/about?except=x')).status).toBe(400);
  });
});

describe('the address of what was never live', () => {
  it('changes at once and leaves no redirect', async () => {
    const { id, slug } = await editor.newPage();
    const after = await moved(id, 'first-choice');
    expect(after).toMatchObject({ slug: 'first-choice', path: '/first-choice', nextSlug: null, nextPath: null });
    expect((await editor.send('get', `content/page/${slug}`)).status).toBe(404);
    await editor.did('publish', id);
    expect(await visible('first-choice')).not.toBeNull();
    expect(await redirects(id)).toEqual([]);
  });

  it('THR-34 is left to those who publish once it is planned', async () => {
    const { id } = await editor.newPage();
    await editor.did('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'UTC' });
    expect(await holding(test, ['page:edit'], () => move(id, 'elsewhere'))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await moved(id, 'elsewhere')).toMatchObject({ slug: 'elsewhere' });
    await editor.did('cancel-schedule', id);
    expect((await holding(test, ['page:edit'], () => move(id, 'anywhere'))).status).toBe(200);
  });

  it('goes to one of two that want it at once', async () => {
    const [one, two] = [await editor.newPage(), await editor.newPage()];
    const responses = await Promise.all([move(one.id, 'wanted'), move(two.id, 'wanted')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the address of what visitors may know', () => {
  it('waits for the publication: until then everything stays where it is', async () => {
    const page = await livePage('waits-here');
    const state = await moved(page.id, 'waits-there');
    expect(state).toMatchObject({
      slug: 'waits-here',
      path: '/waits-here',
      nextSlug: 'waits-there',
      nextPath: '/waits-there',
      status: 'changed',
      version: page.version + 1,
    });
    expect(await visible('waits-here')).toMatchObject({ slug: 'waits-here' });
    expect(await visible('waits-there')).toBeNull();
    const listed = (await editor.send('get', 'content/page?search=waits-there')).body as DocumentList;
    expect(listed.data).toEqual([expect.objectContaining({ path: '/waits-here', nextPath: '/waits-there' })]);
    expect(await redirects(page.id)).toEqual([]);
  });

  it('is the draft’s: later saves, restored texts and previews keep it', async () => {
    const page = await livePage('kept-old');
    await moved(page.id, 'kept-new');
    expect((await editor.saved(page.id, { title: 'Other words' })).nextSlug).toBe('kept-new');
    expect((await editor.saved(page.id, { title: 'By itself' }, { autosave: true })).nextSlug).toBe('kept-new');
    expect((await editor.did('restore', page.id, { number: 1 })).nextSlug).toBe('kept-new');
    const { body } = await editor.send('post', `documents/${page.id}/preview-links`, { minutes: 5 });
    const token = (body as { url: string }).url.split('/').at(-1)!;
    expect(await test.app.get(ContentPreviews).resolve(token)).toMatchObject({ slug: 'kept-new', path: '/kept-new' });
    const { body: copy } = await editor.send('post', `documents/${page.id}/duplicate`, { id: crypto.randomUUID() });
    expect(copy).toMatchObject({ slug: 'kept-old-copy', nextSlug: null });
  });

  it('switches with the publication, and the old one leads there from then on', async () => {
    const page = await livePage('switch-old');
    await moved(page.id, 'switch-new');
    const state = await editor.did('publish', page.id);
    expect(state).toMatchObject({ slug: 'switch-new', path: '/switch-new', nextSlug: null, status: 'published' });
    expect(await redirects(page.id)).toEqual([{ from_path: '/switch-old' }]);
    expect(await visible('switch-new')).toMatchObject({ slug: 'switch-new' });
    // Old links inside the site lead there too.
    expect(await visible('switch-old')).toMatchObject({ slug: 'switch-new' });
    expect((await test.http.get('/sitemap-1.xml')).text).toMatch(/\/switch-new<(?!.*switch-old)/s);
    const told = (await editor.history(page.id)).map(({ kind, slug, note }) => [kind, slug ?? note]);
    expect(told).toEqual([
      ['published', null],
      ['moved', '/switch-old → /switch-new'],
      ['revision', 'switch-new'],
      ['published', null],
      ['revision', null],
    ]);
    expect((await editor.saved(page.id, { title: 'Later' })).nextSlug).toBeNull();
  });

  it('can change again: every old one leads straight to the newest', async () => {
    const page = await livePage('chain-1');
    for (const slug of ['chain-2', 'chain-3', 'chain-4']) {
      await moved(page.id, slug);
      await editor.did('publish', page.id);
    }
    expect(await redirects(page.id)).toEqual(['1', '2', '3'].map((n) => ({ from_path: `/chain-${n}` })));
    for (const slug of ['chain-1', 'chain-2', 'chain-3'])
      expect(await visible(slug)).toMatchObject({ slug: 'chain-4' });
  });

  it('can go back: what would lead to itself is gone', async () => {
    const page = await livePage('back-old');
    await moved(page.id, 'back-new');
    await editor.did('publish', page.id);
    await moved(page.id, 'back-old');
    await editor.did('publish', page.id);
    expect(await redirects(page.id)).toEqual([{ from_path: '/back-new' }]);
    expect(await visible('back-old')).toMatchObject({ slug: 'back-old' });
    expect(await visible('back-new')).toMatchObject({ slug: 'back-old' });
  });

  it('can be kept after all', async () => {
    const page = await livePage('stays');
    await moved(page.id, 'leaves');
    expect(await moved(page.id, 'stays')).toMatchObject({ slug: 'stays', nextSlug: null });
    await editor.did('publish', page.id);
    expect(await redirects(page.id)).toEqual([]);
    expect(await visible('stays')).not.toBeNull();
  });

  it('waits also while it is unpublished, and the old one leads on once it is back', async () => {
    const page = await livePage('away-old');
    await editor.did('unpublish', page.id);
    expect(await moved(page.id, 'away-new')).toMatchObject({ slug: 'away-old', nextSlug: 'away-new' });
    await editor.did('publish', page.id);
    expect(await visible('away-old')).toMatchObject({ slug: 'away-new' });
    await editor.did('unpublish', page.id);
    expect(await visible('away-old')).toBeNull();
  });

  it('goes out with the schedule that was made for it, and no later one does', async () => {
    const page = await livePage('plan-old');
    await moved(page.id, 'plan-new');
    await editor.did('schedule', page.id, { publishAt: '2099-03-01T09:00', zone: 'UTC' });
    await moved(page.id, 'plan-later');
    await query(`update content_document set publish_at = now() - interval '1 second' where id = $1`, [page.id]);
    await test.app.get(ScheduleRunner).runDue();
    expect(await editor.state(page.id)).toMatchObject({ slug: 'plan-new', nextSlug: 'plan-later' });
    expect(await visible('plan-old')).toMatchObject({ slug: 'plan-new' });
  });

  it('is given back to whatever else goes live there', async () => {
    const page = await livePage('reused');
    await moved(page.id, 'reused-new');
    await editor.did('publish', page.id);
    const other = await livePage('reused');
    expect(await visible('reused')).toMatchObject({ slug: 'reused' });
    expect(await redirects(page.id)).toEqual([]);
    const state = await move(page.id, 'reused');
    expect(state.body).toMatchObject({ status: 409, errors: [{ field: 'slug' }] });
    expect(other.slug).toBe('reused');
  });
});

describe('an address is refused', () => {
  it.each<[number, unknown]>([
    [400, 'admin'],
    [400, 'No Spaces'],
    [400, null],
    [409, 'about'],
  ])('with %d as %j, naming the field, of drafts and of live pages', async (status, slug) => {
    for (const { id } of [await editor.newPage(), await editor.livePage()]) {
      const response = await move(id, slug);
      expect(response.status).toBe(status);
      expect(response.body.errors).toEqual([expect.objectContaining({ field: 'slug' })]);
    }
  });

  it('that another document will have', async () => {
    const page = await livePage('claims');
    await moved(page.id, 'claimed');
    expect((await move((await editor.newPage()).id, 'claimed')).status).toBe(409);
    expect((await move((await editor.livePage()).id, 'claimed')).status).toBe(409);
  });

  it('that got taken meanwhile, at the publication: nothing changes', async () => {
    const page = await livePage('late-old');
    await moved(page.id, 'late-new');
    await editor.newPage({ title: 'Quicker' }, 'late-new');
    const response = await editor.does('publish', page.id);
    expect(response.body).toMatchObject({ status: 409, errors: [{ field: 'slug' }] });
    expect(await editor.state(page.id)).toMatchObject({ slug: 'late-old', nextSlug: 'late-new' });
    expect(await redirects(page.id)).toEqual([]);
  });

  it('of parts of the site, which are where they are', async () => {
    const about = await editor.page('about');
    expect((await move(about.id, 'about-us')).body).toMatchObject({ status: 409, detail: expect.any(String) });
  });
});

describe('links and an address that changes', () => {
  it('by id lead to the new one, and so do those to the old one', async () => {
    const target = await livePage('linked-old');
    const html = `<p><a href="doc:${target.id}">id</a><a href="/linked-old#x">address</a></p>`;
    const page = await editor.livePage({ title: 'From', blocks: [{ id: 'a', type: 'richText', html }] });
    await moved(target.id, 'linked-new');
    await editor.did('publish', target.id);
    const { body } = await test.http.get(`/api/pages/${page.slug}`);
    expect(JSON.stringify(body)).toContain('href=\\"/linked-new\\">id');
    expect(JSON.stringify(body)).toContain('href=\\"/linked-new#x\\">address');
    const lookUp = (await editor.send('get', 'link-targets/lookup?href=/linked-old%23x')).body as LinkLookup;
    expect(lookUp).toMatchObject({ state: 'redirect', address: '/linked-new#x', href: `doc:${target.id}#x` });
  });
});

it('every type moves alike', async () => {
  await givenContent(test, featureType, 'old-feature', { title: 'F', group: 'fill', summary: 'S' });
  const [feature] = await query<{ id: string }>(`select id from content_document where slug = 'old-feature'`);
  expect(await moved(feature!.id, 'new-feature')).toMatchObject({ nextPath: '/features/new-feature' });
  await editor.did('publish', feature!.id);
  for (const slug of ['old-feature', 'new-feature']) {
    const { body } = await test.http.get(`/api/features/${slug}`);
    expect(body).toMatchObject({ slug: 'new-feature', title: 'F' });
  }
});
