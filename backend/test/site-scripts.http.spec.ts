import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { questionId, type SiteScript } from '@20x/shared/site-scripts';
import { LivePages } from '../src/content/documents/live-pages.ts';
import type { SiteLayout } from '../src/layout/layout.dto.ts';
import { Consents } from '../src/consents/consents.service.ts';
import type { SiteScriptsContent } from '../src/site-scripts/site-scripts-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const layout = async () => (await test.http.get('/api/layout')).body as SiteLayout;
const live = (content: SiteScriptsContent) => editor.livePart('site-scripts', content);
const chat = { name: 'Acme Chat', purpose: 'Answers questions.', category: 'functional' } as const;
const analytics: SiteScript = {
  kind: 'googleAnalytics',
  account: 'G-ABC123',
  purpose: 'Counts visits and shows how the site is used.',
  category: 'statistics',
  paths: [],
};

describe('the scripts that need consent', () => {
  it('are absent until one is configured', async () => {
    expect(await layout()).not.toHaveProperty('scripts');
    await live({ googleAnalytics: { account: ' ' }, others: [{ id: 'a', ...chat, html: ' ' }] });
    expect(await layout()).not.toHaveProperty('scripts');
  });

  it('are listed with purpose, category and pages once they are published', async () => {
    const html = '<script src="https://chat.example/x.js"></script>';
    const content: SiteScriptsContent = {
      googleAnalytics: { account: ' G-ABC123 ' },
      facebookPixel: { account: '123', category: 'statistics', purpose: 'Ads.', paths: ['/pricing', '/blog/*'] },
      others: [{ id: 'a', ...chat, html, hosts: [' *.Chat.example '] }],
    };
    await editor.savedPart('site-scripts', content);
    expect(await layout()).not.toHaveProperty('scripts');
    await live(content);
    expect((await layout()).scripts).toEqual([
      analytics,
      {
        kind: 'facebookPixel',
        account: '123',
        purpose: 'Ads.',
        category: 'statistics',
        paths: ['/pricing', '/blog/*'],
      },
      {
        kind: 'html',
        account: 'Acme Chat',
        html,
        purpose: 'Answers questions.',
        category: 'functional',
        paths: [],
        hosts: ['*.chat.example'],
      },
    ]);
  });

  it('include what single pages add, unless the whole site runs it', async () => {
    await live({ googleAnalytics: { account: 'G-ABC123' } });
    await editor.livePage(
      {
        title: 'Tracked',
        seo: { googleAnalytics: 'G-ABC123', linkedinInsight: '42', bodyHtml: '<img src="https://pixel.example/p">' },
      },
      'tracked',
    );
    await editor.livePage({ title: 'Plain', seo: { bodyHtml: '<script>own()</script>' } }, 'plain');
    expect((await layout()).scripts).toEqual([
      analytics,
      expect.objectContaining({ kind: 'linkedinInsight', account: '42', paths: ['/tracked'] }),
      expect.objectContaining({ kind: 'html', account: 'Page code', paths: ['/tracked'] }),
    ]);
  });

  it.each<[SiteScriptsContent, string, string]>([
    [{ googleAnalytics: { account: "G-1');alert(1)" } }, 'googleAnalytics.account', 'looks like G-ABC123'],
    [{ googleTagManager: { account: 'gtm-1' } }, 'googleTagManager.account', 'looks like GTM-ABC123'],
    [{ facebookPixel: { account: '12a' } }, 'facebookPixel.account', 'A Meta pixel ID has only digits.'],
    [{ linkedinInsight: { account: '</script>' } }, 'linkedinInsight.account', 'only digits'],
    [{ googleAnalytics: { account: 'G-1', paths: ['pricing'] } }, 'googleAnalytics.paths', 'Start each path with /'],
    [
      { googleTagManager: { account: 'GTM-1', hosts: ['a.example; script-src *'] } },
      'googleTagManager.hosts',
      'without',
    ],
    [{ others: [{ id: 'a', ...chat, html: '<b>a</b>', hosts: ['*.com'] }] }, 'others.0.hosts', 'Enter host names'],
  ])('refuse %j at the field', async (content, field, message) => {
    const { id } = await editor.savedPart('site-scripts', content);
    const { status, body } = await editor.does('publish', id);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field, message: expect.stringContaining(message) as string }] });
  });

  it('keep HTML that would take in the page out', async () => {
    const html = '<base href="https://evil.example"><meta http-equiv="refresh" content="0"></script><div><b>Chat';
    await live({ others: [{ id: 'a', ...chat, html }] });
    expect((await layout()).scripts?.[0]?.html).toBe('<div><b>Chat</b></div>');
  });
});

describe('proof of consent', () => {
  const sql = (text: string) => test.app.get(DataSource).query<Record<string, unknown>[]>(text);
  const sends = (body: object, ip = '203.0.113.1') =>
    test.http.post('/api/consents').set({ 'x-forwarded-for': ip, 'user-agent': 'Browser' }).send(body);
  const choice = (fields: object = {}) => ({
    id: randomUUID(),
    accepted: ['statistics'],
    question: questionId([analytics]),
    ...fields,
  });
  beforeAll(async () => {
    await live({ googleAnalytics: { account: 'G-ABC123' } });
    const { id } = (await sql(`select id from content_document where slug = 'tracked'`))[0] ?? {};
    await editor.did('unpublish', id as string);
  });
  beforeEach(() => sql('truncate consent, consent_question'));

  it('holds a random id, the day, the question and the answer, and nothing of the visitor', async () => {
    const { id } = choice();
    expect(await sends(choice({ id }))).toMatchObject({ status: 204, text: '' });
    expect((await sends(choice({ id, accepted: [] }))).status).toBe(204);
    const kept = await sql('select *, day::text, question_id as asked from consent');
    const question = questionId([analytics]);
    const day = new Date().toISOString().slice(0, 10);
    expect(kept).toEqual([{ id, day, question_id: question, asked: question, accepted: ['statistics'] }]);
    expect(await sql('select asked from consent_question')).toEqual([
      { asked: [['googleAnalytics', 'G-ABC123', analytics.purpose, 'statistics']] },
    ]);
  });

  it.each([
    ['id', 'ada@example.com'],
    ['accepted', ['everything']],
    ['accepted', ['statistics', 'statistics']],
    ['accepted', 'statistics'],
    ['question', 'x'.repeat(65)],
    ['question', 'stale'],
  ])('refuses a wrong %s: %j', async (field, value) => {
    const { status, body } = await sends(choice({ [field]: value }), '203.0.113.2');
    expect(status).toBe(400);
    expect((body as { errors: { field: string }[] }).errors[0]?.field).toMatch(new RegExp(`^${field}`));
    expect(await sql('select from consent')).toEqual([]);
  });

  it('limits a flood from one network, not what others send', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 12; count++) answers.push((await sends(choice(), '203.0.113.3')).status);
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(11);
    expect(answers.at(-1)).toBe(429);
    expect((await sends(choice(), '203.0.113.4')).status).toBe(204);
  });

  it('is summed up for 30 days and exported whole', async () => {
    for (const accepted of [['statistics'], ['statistics', 'marketing'], []])
      await sends(choice({ accepted }), '203.0.113.6');
    await sql(`update consent set day = day - 40 where accepted = '{statistics}'`);
    const { body } = await editor.send('get', 'consents');
    expect(body).toEqual({ answers: 2, declined: 1, functional: 0, statistics: 1, marketing: 1 });
    const { text, headers } = await editor.send('get', 'consents/csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="consents.csv"',
    });
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect([head, lines.length]).toEqual(['id,day,accepted,asked', 3]);
    const day = new Date().toISOString().slice(0, 10);
    expect(lines.join('\n')).toContain(`,${day},statistics marketing,"[[""googleAnalytics"", ""G-ABC123""`);
    expect((await test.http.get('/api/admin/consents/csv')).status).toBe(401);
    await holding(test, ['page:edit'], async () => {
      expect((await editor.send('get', 'consents')).status).toBe(403);
    });
  });

  it('is refused from pages of other sites', async () => {
    expect((await sends(choice()).set('sec-fetch-site', 'cross-site')).status).toBe(403);
  });

  it('is deleted after 25 months', async () => {
    await sends(choice(), '203.0.113.5');
    await sql(`update consent set day = day - interval '26 months'`);
    await test.app.get(Consents).dropOld();
    expect(await sql('select from consent_question')).toEqual([]);
  });
});

it('looks for scripts only in pages that have one of the fields, at the top or in their metadata', async () => {
  const home = await HomeEditor.signedIn(test);
  await home.live({ headHtml: '<script>home()</script>' });
  await editor.livePage({ title: 'Looked for', seo: { googleAnalytics: 'G-1' } }, 'looked-for');
  await editor.livePage({ title: 'Passed over', seo: { title: 'Passed over' } }, 'passed-over');
  const pages = await test.app.get(LivePages).withAny(['googleAnalytics', 'headHtml']);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/looked-for']));
  expect(paths).not.toContain('/passed-over');
});
