import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { DocumentChecks } from '../src/content/checks/document-checks.dto.ts';
import { ScheduleRunner } from '../src/content/publishing/schedule-runner.ts';
import { Legal1763693200000 } from '../src/core/database/migrations/1763693200000-legal.ts';
import { LegalMediaUses1763694120000 } from '../src/core/database/migrations/1763694120000-legal-media-uses.ts';
import type { LegalContent } from '../src/legal/legal-content.dto.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { LegalEditor } from './support/legal-editor.ts';

let test: TestApp;
let editor: LegalEditor;
beforeEach(async () => {
  test = await createTestApp();
  editor = await LegalEditor.signedIn(test, 'terms');
});
afterEach(() => test.close());

const html = (text: string) => [{ id: 'text', type: 'richText', html: text }] as const;
const content = (text: string, fields: Partial<LegalContent> = {}): LegalContent => ({
  title: 'Terms of Use',
  effectiveDate: '2026-12-01',
  changeSummary: 'The first version.',
  blocks: [...html(text)],
  ...fields,
});
const first = ({ blocks }: { blocks: unknown[] }) => (blocks[0] as { html: string }).html;

describe('publishing a legal text', () => {
  it('asks for the day of effect and for what has changed', async () => {
    const response = await editor.publishes({ title: 'Terms of Use' });
    expect(response).toMatchObject({ status: 422, body: { code: 'not_publishable' } });
    expect(response.body.errors).toEqual([
      { field: 'effectiveDate', message: 'Fill this in.' },
      { field: 'changeSummary', message: 'Fill this in.' },
    ]);
  });

  it.each([
    ['blocks.0.html', content('<p>Run by [legal name].</p>'), 'Replace the placeholder [legal name].'],
    ['title', content('<p>Text</p>', { title: 'Terms of [company]' }), 'Replace the placeholder [company].'],
    [
      'blocks.0.html',
      content('<p>{legal_nmae}</p>'),
      'There is no variable {legal_nmae}. Remove it or choose another one.',
    ],
    ['blocks.0.html', content('<p>So: {cookie_table}</p>'), 'Put {cookie_table} in its own paragraph.'],
    [
      'title',
      content('<p>Text</p>', { title: 'Terms of {legal_name}' }),
      '{legal_name} works only in the sections of the page.',
    ],
    [
      'blocks.0.html',
      content('<p>By {legal_name}</p>'),
      'Set the legal name in the site settings first. {legal_name} is still empty.',
    ],
  ])('is refused with the field %s', async (field, wrong, message) => {
    const response = await editor.publishes(wrong);
    expect(response).toMatchObject({ status: 422, body: { code: 'not_publishable', errors: [{ field, message }] } });
    expect((await editor.asked('')).status).toBe(404);
    const soon = { publishAt: '2099-03-01T09:00', zone: 'UTC' };
    const { id } = await editor.document();
    const { findings } = (await editor.documents.send('get', `documents/${id}/checks`)).body as DocumentChecks;
    expect(findings).toContainEqual(expect.objectContaining({ level: 'block', field, message }));
    expect(await editor.documents.does('schedule', id, soon)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });

  it('passes over what visitors do not read', async () => {
    const hidden = { ...html('<p>[later] {soon}</p>')[0], published: false };
    const link = '<p><a href="/a[b]">Here</a>, as in [1]</p>';
    const response = await editor.publishes(content('', { blocks: [hidden, { ...html(link)[0], id: 'b' }] }));
    expect(response.status).toBe(200);
  });

  it('has an effective date and a summary of its own in each version', async () => {
    await editor.published(content('<p>One</p>'));
    const same = await editor.publishes(content('<p>Two</p>'));
    expect(same).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'effectiveDate' }, { field: 'changeSummary' }] },
    });
    const next = { changeSummary: 'Two for one.', effectiveDate: '2027-01-01' };
    expect((await editor.publishes(content('<p>Two</p>', next))).status).toBe(200);
  });

  it('does not happen by schedule either when the settings have lost the name meanwhile', async () => {
    await editor.set({ legalName: 'Acme Staffing, Inc.' });
    const { id } = await editor.saved(content('<p>By {legal_name}</p>'));
    await editor.documents.did('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'UTC' });
    await editor.set({ legalName: null });
    await test.app.get(DataSource).query('update content_document set publish_at = now() where id = $1', [id]);
    await test.app.get(ScheduleRunner).runDue();
    expect((await editor.asked('')).status).toBe(404);
    expect((await editor.documents.history(id))[0]).toMatchObject({ kind: 'failed' });
  });
});

describe('the variables', () => {
  it('say what the settings say, in HTML as HTML', async () => {
    await editor.set({ legalName: 'Smith & Daughters <Ltd>', privacyEmail: 'privacy@acme.example' });
    const blocks = [
      {
        id: 'a',
        type: 'callout',
        tone: 'info',
        title: 'Of {legal_name}',
        html: '<p>{legal_name}, {effective_date}</p>',
      },
      { ...html('<p>{privacy_email}, <a href="mailto:{privacy_email}">write to {privacy_email}</a></p>')[0], id: 'b' },
    ] as const;
    await editor.published(content('', { blocks: [...blocks] }));
    const page = await editor.page();
    expect(page.blocks).toEqual([
      {
        ...blocks[0],
        title: 'Of Smith & Daughters <Ltd>',
        html: '<p>Smith &amp; Daughters &lt;Ltd&gt;, December 1, 2026</p>',
      },
      {
        ...blocks[1],
        html:
          '<p><a href="mailto:privacy@acme.example">privacy@acme.example</a>, ' +
          '<a href="mailto:privacy@acme.example">write to privacy@acme.example</a></p>',
      },
    ]);
    await editor.set({ privacyEmail: 'data@acme.example' });
    expect(JSON.stringify(await editor.page())).toContain('data@acme.example');
  });

  it('show in brackets until they are filled in', async () => {
    await editor.set({ legalName: 'Acme' });
    await editor.published(content('<p>{legal_name}</p>'));
    await editor.set({ legalName: null });
    expect(first(await editor.page())).toBe('<p>[legal name]</p>');
  });

  it.each(['a b@c.example', 'nobody', 'x@y', '"<b>"@c.example'])('are no email address as %s', async (privacyEmail) => {
    const { version } = (await editor.documents.send('get', 'settings')).body as { version: number };
    const response = await editor.documents.send('put', 'settings', { version, values: { privacyEmail } });
    expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'values.privacyEmail' }] } });
  });
});

describe('the anchors', () => {
  it('are given when a text is published, and stay when its words change', async () => {
    const chapter = { id: 'who', title: 'Who we are', html: '<h3>Our name</h3><p>Text</p>' };
    const blocks = [
      { ...html('<h2>Rules</h2><h2>Rules</h2><h3 id="own">Mine</h3>')[0] },
      { id: 'c', type: 'chapters', chapters: [chapter] },
    ] as const;
    const written = content('', { blocks: [...blocks] as never });
    expect((await editor.saved(written)).errors).toEqual([]);
    const { content: stored, draft } = await editor.published(written);
    expect(stored.blocks).toEqual([
      { ...blocks[0], html: '<h2 id="rules">Rules</h2><h2 id="rules-2">Rules</h2><h3 id="own">Mine</h3>' },
      {
        ...blocks[1],
        chapters: [{ ...chapter, anchor: 'who-we-are', html: '<h3 id="our-name">Our name</h3><p>Text</p>' }],
      },
    ]);
    expect(draft.number).toBe(3);
    const renamed = JSON.parse(
      JSON.stringify(stored).replace('Who we are', 'About us').replace('>Rules<', '>Conduct<'),
    ) as LegalContent;
    await editor.published({ ...renamed, changeSummary: 'Other words.', effectiveDate: '2027-01-01' });
    expect(first(await editor.page())).toContain('<h2 id="rules">Conduct</h2>');
    expect((await editor.page()).blocks[1]).toMatchObject({ chapters: [{ title: 'About us', anchor: 'who-we-are' }] });
  });
});

describe('the archive', () => {
  it('keeps every publication as it was, newest first', async () => {
    await editor.set({ legalName: 'Old Inc.' });
    await editor.published(content('<p>One, {legal_name}</p>'));
    await editor.set({ legalName: 'New Inc.' });
    await editor.published(content('<p>Two, {legal_name}</p>', { changeSummary: 'Two.', effectiveDate: '2027-01-01' }));
    await editor.saved(content('<p>Secret</p>', { changeSummary: 'Secret.' }));
    const { versions, ...page } = await editor.page();
    expect(page).toMatchObject({ slug: 'terms', effectiveDate: '2027-01-01', changeSummary: 'Two.' });
    expect(versions).toEqual([
      { number: 2, effectiveDate: '2027-01-01', changeSummary: 'Two.', publishedAt: expect.any(String) },
      { number: 1, effectiveDate: '2026-12-01', changeSummary: 'The first version.', publishedAt: expect.any(String) },
    ]);
    const one = await editor.version(1);
    expect(one).toMatchObject({ slug: 'terms', title: 'Terms of Use', number: 1, latest: 2 });
    expect(first(one)).toBe('<p>One, Old Inc.</p>');
    expect(first(await editor.version(2))).toBe('<p>Two, New Inc.</p>');
    for (const rest of ['', '/versions/1', '/versions/2']) {
      expect((await editor.asked(rest)).text).not.toContain('Secret');
    }
  });

  it.each(['/versions/0', '/versions/2', '/versions/-1', '/versions/1.5', '/versions/99999999999', '/versions/x'])(
    'has nothing at %s',
    async (rest) => {
      await editor.published(content('<p>One</p>'));
      expect((await editor.asked('/versions/1')).status).toBe(200);
      expect([400, 404]).toContain((await editor.asked(rest)).status);
    },
  );

  it('is closed while the text is unpublished, and counts on when it is back', async () => {
    const { id } = await editor.published(content('<p>One</p>'));
    await editor.documents.did('unpublish', id);
    for (const rest of ['', '/versions/1']) expect((await editor.asked(rest)).status).toBe(404);
    await editor.documents.did('publish', id);
    expect((await editor.page()).versions.map(({ number }) => number)).toEqual([1]);
    await editor.published(content('<p>Two</p>', { changeSummary: 'Two.', effectiveDate: '2027-01-01' }));
    expect((await editor.page()).versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('has an entry of its own for a text that comes back with other names or another table', async () => {
    await editor.set({ legalName: 'Old Inc.' });
    const { id } = await editor.published(content('<p>By {legal_name}</p>'));
    await editor.documents.did('unpublish', id);
    await editor.set({ legalName: 'New Inc.' });
    await editor.documents.did('publish', id);
    expect((await editor.page()).versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(first(await editor.version(1))).toBe('<p>By Old Inc.</p>');
    expect(first(await editor.version(2))).toBe('<p>By New Inc.</p>');
    await editor.documents.did('unpublish', id);
    await editor.documents.did('publish', id);
    expect((await editor.page()).versions).toHaveLength(2);
  });

  it('can be rewritten by nobody', async () => {
    await editor.published(content('<p>One</p>'));
    const rewrite = test.app.get(DataSource).query(`update legal_version set page = '{}'`);
    await expect(rewrite).rejects.toThrow('is immutable');
  });
});

describe('the table of cookies', () => {
  it('lists what is really there, where the policy wants it', async () => {
    const privacy = await LegalEditor.signedIn(test, 'privacy');
    await privacy.published(content('<h2 id="cookies">Cookies</h2><p>{cookie_table}</p>'));
    expect((await privacy.page()).blocks).toHaveLength(1);
    const before = first(await privacy.page());
    expect(before).toContain('<th scope="row">theme</th>');
    expect(before).toContain('<th scope="row">20x_refresh</th>');
    expect(before).not.toMatch(/google|_ga/i);
    const seo = {
      googleAnalytics: 'G-ABC123',
      headHtml: '<script async src="https://widgets.example/a.js"></script>',
    };
    const { id } = await privacy.documents.livePage({ title: 'Measured', seo }, 'measured');
    const after = first(await privacy.page());
    expect(after).toContain('<th scope="row">G-ABC123, _ga</th>');
    expect(after).toContain('Only on /measured.');
    expect(after).toContain('<th scope="row">widgets.example</th>');
    await privacy.documents.did('unpublish', id);
    expect(first(await privacy.page())).toBe(before);
  });

  it('is at the end of a policy that does not name it, and not in the terms', async () => {
    const privacy = await LegalEditor.signedIn(test, 'privacy');
    await privacy.published(content('<p>Text</p>'));
    expect((await privacy.page()).blocks.map(({ id }) => id)).toEqual(['text', 'cookie-table']);
    await editor.published(content('<p>Text</p>'));
    expect((await editor.page()).blocks.map(({ id }) => id)).toEqual(['text']);
  });
});

it('is known under its other address', async () => {
  await editor.published(content('<p>One</p>'));
  const { body } = await test.http.get('/api/legal/terms-and-conditions');
  expect(body).toMatchObject({ slug: 'terms' });
  expect((await test.http.get('/api/legal/about')).status).toBe(404);
});

it('takes over what was a page before, with all that was published of it', async () => {
  const dataSource = test.app.get(DataSource);
  const migration = new Legal1763693200000();
  const runner = dataSource.createQueryRunner();
  const uses = new LegalMediaUses1763694120000();
  await uses.down(runner);
  await migration.down(runner);
  const [document] = await dataSource.query<{ id: string }[]>(
    `select id from content_document where type = 'page' and slug = 'terms'`,
  );
  const id = document!.id;
  const shown = { id: 'a', type: 'richText', html: '<p>By [legal name]</p>' };
  const old = (text: string) => ({
    title: 'Terms',
    blocks: [
      { ...shown, html: text },
      { ...shown, id: 'b', html: 'hidden', published: false },
    ],
  });
  const revisions = [old('<p>By [legal name]</p>'), old('<p>Newer</p>'), old('<p>Draft</p>')];
  for (const [index, revision] of revisions.entries()) {
    await dataSource.query(
      `insert into content_revision (id, document_id, number, reason, content) values ($1, $2, $3, 'saved', $4)`,
      [randomUUID(), id, index + 2, revision],
    );
  }
  await dataSource.query(
    `insert into content_transition (document_id, kind, revision_number, happened_at)
     values ($1, 'published', 2, '2026-01-01'), ($1, 'published', 3, '2026-02-01'), ($1, 'published', 2, '2026-03-01')`,
    [id],
  );
  await dataSource.query(
    `update content_document set
       draft_revision_id = (select id from content_revision where document_id = $1 and number = 4),
       published_revision_id = (select id from content_revision where document_id = $1 and number = 3)
     where id = $1`,
    [id],
  );
  await migration.up(runner);
  await uses.up(runner);
  await runner.release();
  expect(await editor.document()).toMatchObject({ id, status: 'changed', content: old('<p>Draft</p>') });
  expect((await editor.documents.story(id)).filter((step) => step.startsWith('revision'))).toHaveLength(4);
  const page = await editor.page();
  expect(page).toMatchObject({ title: 'Terms', effectiveDate: null, blocks: [{ id: 'a', html: '<p>Newer</p>' }] });
  expect(page.versions.map(({ number, publishedAt }) => [number, publishedAt.slice(0, 7)])).toEqual([
    [2, '2026-02'],
    [1, '2026-01'],
  ]);
  expect((await editor.version(1)).blocks).toEqual([shown]);
  const response = await editor.publishes({
    ...old('<p>New</p>'),
    effectiveDate: '2027-01-01',
    changeSummary: 'New.',
  } as never);
  expect(response.status).toBe(200);
  expect((await editor.page()).versions).toHaveLength(3);
});
