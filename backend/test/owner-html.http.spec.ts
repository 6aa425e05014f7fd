import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Permission } from '../src/core/access/permission.ts';
import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

/** Everything but the raw HTML. */
const plain: Permission[] = ['page:edit', 'page:publish', 'home-content:edit', 'home-content:publish'];
const asPlain = <T>(use: () => Promise<T>) => holding(test, plain, use);
const script = '<script>track()</script>';
const withHtml = { title: 'Tracked', seo: { headHtml: script } };
const withGtm = { title: 'Tags', seo: { googleTagManager: 'GTM-1' } };
const refusal = (...fields: string[]) => ({
  status: 403,
  body: { code: 'forbidden', errors: fields.map((field) => ({ field, message: expect.stringContaining('raw HTML') })) },
});

describe('raw HTML', () => {
  it('is kept as browsers read it: closed, and without what takes in, redirects or replaces the page', async () => {
    const { id } = await editor.newPage({
      title: 'Open',
      seo: { headHtml: '<script>a()<plaintext>', bodyHtml: '<p>b' },
    });
    expect((await editor.page(id)).content).toMatchObject({
      seo: { headHtml: '<script>a()<plaintext></script>', bodyHtml: '<p>b</p>' },
    });
    const hostile = '<base href="//evil.example"><meta http-equiv="refresh" content="0"><p>c</p><xmp>';
    await editor.saved(id, { title: 'Open', seo: { headHtml: hostile } });
    expect((await editor.page(id)).content).toEqual({ title: 'Open', seo: { headHtml: '<p>c</p>' } });
  });

  it('leaves a line in the trail for each change, with what went and what came', async () => {
    const { id } = await editor.newPage({ title: 'Trail', seo: { headHtml: '<script>a()</script>\n<!-- b -->' } });
    await editor.saved(id, { title: 'Trail', seo: { headHtml: '<script>c()</script>\n<!-- b -->' } });
    await editor.saved(id, { title: 'Same HTML', seo: { headHtml: '<script>c()</script>\n<!-- b -->' } });
    const trail = await test.app.get(DataSource).query<object[]>(
      `select actor_name, details from audit_entry
       where action = 'content.html-changed'
       order by happened_at`,
    );
    const details = { type: 'page', field: 'seo.headHtml' };
    expect(trail.slice(-2)).toEqual([
      { actor_name: 'admin', details: { ...details, diff: '+ <script>a()</script>\n+ <!-- b -->' } },
      { actor_name: 'admin', details: { ...details, diff: '- <script>a()</script>\n+ <script>c()</script>' } },
    ]);
  });
});

describe('THR-98 raw HTML without the permission for it', () => {
  it('is refused in a new page, and with the permission it is kept', async () => {
    const creation = () =>
      editor.send('post', 'content/page', { id: randomUUID(), slug: `page-${randomUUID()}`, content: withHtml });
    expect(await asPlain(creation)).toMatchObject(refusal('seo.headHtml'));
    expect((await creation()).body.content).toEqual(withHtml);
  });

  it.each([
    ['added', { title: 'Plain' }, { title: 'Plain', seo: { bodyHtml: script } }, 'seo.bodyHtml'],
    ['changed', withHtml, { title: 'Tracked', seo: { headHtml: `${script} ` } }, 'seo.headHtml'],
    ['removed', withHtml, { title: 'Tracked' }, 'seo.headHtml'],
    [
      'run through a tag manager',
      withGtm,
      { title: 'Tags', seo: { googleTagManager: 'GTM-2' } },
      'seo.googleTagManager',
    ],
    [
      'counted by another account',
      withGtm,
      { ...withGtm, seo: { ...withGtm.seo, googleAnalytics: 'G-1' } },
      'seo.googleAnalytics',
    ],
    ['told to Facebook', withGtm, { ...withGtm, seo: { ...withGtm.seo, facebookPixel: '1' } }, 'seo.facebookPixel'],
    ['told to LinkedIn', withGtm, { ...withGtm, seo: { ...withGtm.seo, linkedinInsight: '1' } }, 'seo.linkedinInsight'],
  ])('is not %s by a save, by hand or automatic', async (_, before, after, field) => {
    const { id } = await editor.newPage(before);
    for (const autosave of [false, true]) {
      expect(await asPlain(() => editor.saves(id, after, { autosave }))).toMatchObject(refusal(field));
    }
    expect((await editor.page(id)).content).toEqual(before);
  });

  it('stays where it is while the rest is edited and published', async () => {
    const { id } = await editor.newPage(withHtml);
    const content = { ...withHtml, title: 'Still tracked' };
    expect((await asPlain(() => editor.saves(id, content))).status).toBe(200);
    expect((await asPlain(() => editor.does('publish', id))).status).toBe(200);
  });

  it('may move with its section, and not be changed or added there', async () => {
    const own = { id: 'own', type: 'html' as const, html: '<p>Ours</p>' };
    const text = { id: 'text', type: 'richText' as const, html: '<p>Text</p>' };
    const { id } = await editor.newPage({ title: 'HTML', blocks: [own, text] });
    const saves = (...blocks: (typeof own | typeof text)[]) =>
      asPlain(() => editor.saves(id, { title: 'HTML', blocks }));
    expect((await saves(text, own)).status).toBe(200);
    expect(await saves(text, { ...own, html: '<p>Theirs</p>' })).toMatchObject(refusal('blocks.1.html'));
    expect(await saves(text, own, { ...own, id: 'second' })).toMatchObject(refusal('blocks.2.html'));
    expect(await saves(text)).toMatchObject(refusal('blocks.1.html'));
  });

  it('is neither brought back from the history nor copied to another page', async () => {
    const { id } = await editor.newPage(withHtml);
    await editor.saved(id, { title: 'Plain' });
    const restore = { number: 1 };
    expect(await asPlain(() => editor.does('restore', id, restore))).toMatchObject(refusal('seo.headHtml'));
    expect((await asPlain(() => editor.does('restore', id, { ...restore, fields: ['title'] }))).status).toBe(200);
    expect((await editor.did('restore', id, restore)).draft.reason).toBe('restored');
    expect(await asPlain(() => editor.send('post', `documents/${id}/duplicate`, { id: randomUUID() }))).toMatchObject(
      refusal('seo.headHtml'),
    );
    expect((await editor.send('post', `documents/${id}/duplicate`, { id: randomUUID() })).status).toBe(201);
  });

  it('is refused on the home page, by every field that holds any', async () => {
    const home = await HomeEditor.signedIn(test);
    const content: HomeContent = { heroTitle: 'Nights', headHtml: script, bodyHtml: script, seo: { bodyHtml: script } };
    expect(await asPlain(() => home.save(content))).toMatchObject(refusal('seo.bodyHtml', 'headHtml', 'bodyHtml'));
    expect((await home.save(content)).status).toBe(200);
  });
});
