import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ExternalLinkRules } from '../src/site-checks/external-links.ts';
import { SiteCrawl } from '../src/site-checks/site-crawl.ts';
import { SiteCheckRuns } from '../src/site-checks/site-check-runs.ts';
import type { SiteCheckRunList, SiteChecksState, SiteFindingList } from '../src/site-checks/site-checks.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const runs = () => test.app.get(SiteCheckRuns);
const query = <T>(sql: string, parameters?: unknown[]) => test.app.get(DataSource).query<T[]>(sql, parameters);

const page = (html: string, more = {}) => ({
  title: 'Shifts at night',
  blocks: [{ id: 'a', type: 'richText' as const, html }],
  ...more,
});
const state = async () => expectOk(await editor.send('get', 'site-checks')).body as SiteChecksState;
const findings = async (asked = '') =>
  (expectOk(await editor.send('get', `site-checks/findings?limit=100&${asked}`)).body as SiteFindingList).data;
const rulesOn = async (path: string, more = '') =>
  (await findings(`path=${path}${more}`)).map(({ rule }) => rule).sort();
const republished = async (id: string, content: object) => {
  await editor.saved(id, content);
  await editor.did('publish', id);
};

it('says how many pages it left out of a large site, until it has checked all', async () => {
  const limit = jest.replaceProperty(test.app.get(SiteCrawl), 'mostPages', 2);
  await runs().checkEverything();
  limit.restore();
  const { lastRun, lastFullRun } = await state();
  expect(lastRun).toMatchObject({ full: true, pages: 2 });
  expect(lastRun?.unchecked).toBeGreaterThan(0);
  expect(lastFullRun).toEqual(lastRun);
  const all = (lastRun?.pages ?? 0) + (lastRun?.unchecked ?? 0);
  await runs().checkEverything();
  const { lastFullRun: whole } = await state();
  expect(whole?.unchecked).toBe(0);
  expect(whole?.pages).toBeGreaterThanOrEqual(all);
});

it('keeps what it found on pages that it left out, until they are gone', async () => {
  const { id, path } = await editor.livePage(
    page('<p>[number]</p>', { seo: { description: 'Some nights are long.' } }),
    'left-out',
  );
  await runs().checkEverything();
  expect(await rulesOn(path)).toEqual(['placeholder']);
  const limit = jest.replaceProperty(test.app.get(SiteCrawl), 'mostPages', 2);
  await runs().checkEverything();
  expect(await rulesOn(path)).toEqual(['placeholder']);
  await editor.did('unpublish', id);
  await runs().checkEverything();
  limit.restore();
  expect(await rulesOn(path)).toEqual([]);
});

it('finds what is wrong with a page, says where to fix it, and notices when it is fixed', async () => {
  const target = await editor.livePage(page('<h2 id="nights">Nights</h2>', { title: 'A target' }), 'target');
  const { id, path } = await editor.livePage(
    page(
      '<p><a href="/nowhere">a</a> <a href="/target#days">b</a> <a href="/target#nights">c</a> We guarantee [number].</p>',
    ),
    'wrong',
  );
  await runs().checkEverything();
  const open = await findings(`path=${path}`);
  expect(open.map(({ rule, message }) => [rule, message])).toEqual(
    expect.arrayContaining([
      ['broken-anchor', '/target#days leads to a section that the page doesn’t have. Choose another section.'],
      ['broken-link', '/nowhere answers 404. Choose another target.'],
      ['placeholder', 'Replace the placeholder [number].'],
    ]),
  );
  expect(open[0]).toMatchObject({ resolvedAt: null, document: { id, type: 'page', path, live: true } });
  expect(await rulesOn(path)).toEqual(['broken-anchor', 'broken-link', 'placeholder', 'risky-claim']);

  await republished(
    id,
    page('<p><a href="/target#nights">c</a></p>', { seo: { description: 'Every night has its nurse.' } }),
  );
  await runs().checkChanges();
  expect(await rulesOn(path)).not.toContain('broken-link');
  const fixed = await findings(`path=${path}&resolved=true`);
  expect(fixed.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['broken-link', 'broken-anchor', 'placeholder']),
  );
  expect(fixed[0]?.resolvedAt).not.toBeNull();

  // A page that goes takes its findings along and breaks what leads there.
  await editor.did('unpublish', target.id);
  await runs().checkChanges();
  expect(await rulesOn(path)).toContain('broken-link');
  await editor.did('unpublish', id);
  await runs().checkChanges();
  expect(await rulesOn(path)).toEqual([]);
});

it('looks, after a change, at what changed and what links there, and compares all pages', async () => {
  await runs().checkEverything();
  const { id, path } = await editor.livePage(page('<p>One</p>', { title: 'The same title' }), 'first');
  const other = await editor.livePage(page('<p><a href="/first">first</a></p>', { title: 'The same title' }), 'second');
  await runs().checkChanges();
  const [last] = (expectOk(await editor.send('get', 'site-checks/runs')).body as SiteCheckRunList).data;
  expect(last).toMatchObject({ full: false, pages: 3 });
  expect(await rulesOn(path)).toContain('duplicate-title');
  expect(await rulesOn(path)).not.toContain('orphan-page');
  expect(await rulesOn(other.path)).toEqual(expect.arrayContaining(['duplicate-title', 'orphan-page']));
  await republished(id, page('<p>One</p>', { title: 'Another title' }));
  await runs().checkChanges();
  expect(await rulesOn(other.path)).not.toContain('duplicate-title');
  for (const one of [id, other.id]) await editor.did('unpublish', one);
});

it('runs a minute after a publication, every night, and when it is asked to', async () => {
  await editor.livePage();
  const planned = await query(
    `select 1 from pgboss.job where name = 'site-checks.changes' and state = 'created'
       and start_after between now() + interval '30 seconds' and now() + interval '60 seconds'`,
  );
  expect(planned.length).toBeGreaterThan(0);
  expect(await query(`select cron from pgboss.schedule where name = 'site-checks.everything'`)).toEqual([
    { cron: '23 2 * * *' },
  ]);
  const before = (await state()).lastRun?.id;
  await query('update site_check_run set finished_at = now() where finished_at is null');
  expectOk(await editor.send('post', 'site-checks/runs'));
  expectOk(await editor.send('post', 'site-checks/runs'));
  const after = await eventually(state, ({ isRunning, lastRun }) => !isRunning && lastRun?.id !== before);
  expect(after.lastRun).toMatchObject({ full: true, open: after.rules.reduce((sum, { open }) => sum + open, 0) });
  expect(after.lastRun?.pages).toBeGreaterThan(1);
  expect(await query('select 1 from site_change')).toEqual([]);
});

it('counts neither as a visitor of redirects nor as one who found nothing', async () => {
  expectOk(await editor.send('post', 'redirects', { from: '/was-here', to: '/', status: 301 }));
  const { path } = await editor.livePage(page('<p><a href="/WAS-HERE">a</a> <a href="/not-there">b</a></p>'));
  await runs().checkEverything();
  expect(await rulesOn(path)).toEqual(expect.arrayContaining(['broken-link', 'redirecting-link']));
  await test.http.get('/really-not-there').expect(404);
  const { data } = (await editor.send('get', 'redirects?search=was-here')).body as { data: { hits: number }[] };
  expect(data).toMatchObject([{ hits: 0 }]);
  const missing = await eventually(
    async () => (await editor.send('get', 'redirects/missing')).body as { data: { path: string }[] },
    (list) => list.data.length > 0,
  );
  expect(missing.data.map((address) => address.path)).toEqual(['/really-not-there']);
});

describe('links to other sites', () => {
  const asked: string[] = [];
  let origin = '';
  let server: http.Server;
  beforeAll(async () => {
    server = http.createServer(({ method, url }, answer) => {
      asked.push(`${method} ${url}`);
      answer.statusCode = url === '/here' || (url === '/only-get' && method === 'GET') ? 200 : 404;
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('are followed only when an administrator says so, and never into this network', async () => {
    const { path } = await editor.livePage(
      page(['here', 'only-get', 'gone'].map((name) => `<p><a href="${origin}/${name}">${name}</a></p>`).join('')),
    );
    await runs().checkEverything();
    expect(await rulesOn(path)).not.toContain('external-link');
    expectOk(await editor.send('put', 'site-checks/external-links', { checked: true }));
    expect((await state()).externalLinks).toBe(true);
    await runs().checkEverything();
    const refused = await findings(`path=${path}&rule=external-link`);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.message).toContain('is not on the public web');
    expect(asked).toEqual([]);

    Object.assign(test.app.get(ExternalLinkRules), { allowed: ['127.0.0.1'] });
    await runs().checkEverything();
    expect((await findings(`path=${path}&rule=external-link`)).map(({ message }) => message)).toEqual([
      `${origin}/gone answers 404. Check the address, or choose another target.`,
    ]);
    expect(asked).toEqual(['HEAD /here', 'HEAD /only-get', 'GET /only-get', 'HEAD /gone', 'GET /gone']);
    expectOk(await editor.send('put', 'site-checks/external-links', { checked: false }));
    await runs().checkEverything();
    expect(await rulesOn(path)).not.toContain('external-link');
  });
});

it('is only for those who are signed in', async () => {
  for (const path of ['', '/findings', '/runs']) await test.http.get(`/api/admin/site-checks${path}`).expect(401);
  await test.http.post('/api/admin/site-checks/runs').expect(401);
  await test.http.put('/api/admin/site-checks/external-links').send({ checked: true }).expect(401);
});
