import { randomUUID } from 'node:crypto';
import type { LinkSuggestion } from '../src/search/link-suggestions.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const suggested = async (text: string, more: object = {}) =>
  expectOk(await editor.send('post', 'link-suggestions', { text, linked: [], ...more })).body as LinkSuggestion[];
const paths = (found: readonly LinkSuggestion[]) => found.map(({ document }) => document.path);

it('suggests live pages that a text names, with the words to link, then those that share its words', async () => {
  const named = await editor.livePage({ title: 'Fill rate, explained' }, 'fill-rate');
  await editor.livePage({ title: 'Rate cards of clients' }, 'rate-cards');
  await editor.livePage({ title: 'Rate of pay' }, 'rate-of-pay');
  await editor.newPage({ title: 'Fill rate in drafts' }, 'only-draft');
  const found = await suggested('Which cards show a fill rate.\nNothing else.');
  expect(paths(found)).toEqual(['/fill-rate', '/rate-cards']);
  expect(found[0]).toEqual({
    document: { id: named.id, type: 'page', path: '/fill-rate', title: 'Fill rate, explained', live: true },
    phrase: 'fill rate',
  });
  expect(found[1]?.phrase).toBeNull();
});

it('suggests pages that share tags and words of their headings, but not those that share what all are about', async () => {
  const html = '<h2>Overtime in California</h2><p>Text.</p>';
  await editor.livePage({ title: 'Rules by state', blocks: [{ id: 'a', type: 'richText', html }] }, 'state-rules');
  for (const n of [1, 2, 3, 4]) {
    const heading = `<h2>Nurses and agencies, part ${n}</h2><p>Text.</p>`;
    await editor.livePage({ title: `Note ${n}`, blocks: [{ id: 'a', type: 'richText', html: heading }] }, `note-${n}`);
  }
  const content = { title: 'Paid to wait', excerpt: 'E', tags: ['call pay', 'standby'] };
  const post = { id: randomUUID(), slug: 'paid-to-wait', content };
  await editor.did('publish', (expectOk(await editor.send('post', 'content/post', post)).body as { id: string }).id);
  const found = await suggested('What agencies in California owe their nurses: overtime, standby, a call.');
  expect(paths(found)).toContain('/state-rules');
  expect(paths(found)).toContain('/blog/paid-to-wait');
  expect(paths(found).filter((path) => path.startsWith('/note-'))).toEqual([]);
  expect(found.every(({ phrase }) => phrase === null)).toBe(true);
});

it('suggests neither the page itself nor what the text links to already, by id or by address', async () => {
  const { id } = await editor.livePage({ title: 'Night shifts of March' }, 'night-shifts');
  const text = 'About night shifts.';
  expect(paths(await suggested(text))).toContain('/night-shifts');
  for (const more of [{ documentId: id }, { linked: [`doc:${id}#top`] }, { linked: ['/night-shifts#top'] }])
    expect(paths(await suggested(text, more))).not.toContain('/night-shifts');
});

it('takes any text, and nothing that is none', async () => {
  for (const text of ['', '   ', "it's | & ! ( 'quoted' \\", 'the of and', '東京 🌙'])
    expect(await suggested(text)).toEqual([]);
  const refused = await editor.send('post', 'link-suggestions', { text: 'a'.repeat(100_001), linked: 'x' });
  expect(refused.status).toBe(400);
  await test.http.post('/api/admin/link-suggestions').send({ text: '', linked: [] }).expect(401);
});
