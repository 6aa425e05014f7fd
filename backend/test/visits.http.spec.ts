import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { VisitsHousekeeping } from '../src/analytics/visits-housekeeping.ts';
import type { VisitsAnswer } from '../src/analytics/visits.dto.ts';
import { Visits } from '../src/analytics/visits.service.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';

/** Two replicas on one database. */
let one: TestApp;
let two: TestApp;
let editor: DocumentEditor;
beforeAll(async () => {
  one = await createTestApp();
  two = await createTestApp({ connection: one.connection });
  editor = await DocumentEditor.signedIn(one);
  await editor.livePage({ title: 'Prices' }, 'page-prices');
  await editor.livePage({ title: 'Guide' }, 'page-guide');
  await editor.newPage({ title: 'Draft' }, 'page-draft');
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  await sql('truncate visit_count, visit_hash');
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Sender {
  readonly ip?: string;
  readonly agent?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the first replica. */
  readonly at?: TestApp;
}
const headersOf = ({ ip = '203.0.113.1', agent = browser, headers = {} }: Sender) => ({
  'x-forwarded-for': ip,
  'user-agent': agent,
  ...headers,
});
const sends = (body: object, sender: Sender = {}) =>
  (sender.at ?? one).http.post('/api/visits').set(headersOf(sender)).send(body);
const views = async (page: string, sender: Sender & { referrer?: string; query?: string } = {}) => {
  const { referrer, query } = sender;
  const response = await sends({ page, ...(referrer && { referrer }), ...(query && { query }) }, sender);
  expect(response).toMatchObject({ status: 204, text: '' });
};
const sql = (text: string, values?: unknown[]) =>
  one.app.get(DataSource).query<Record<string, unknown>[]>(text, values);
/** One after the other: a visitor counts for the source that is written first. */
const flush = async () => {
  for (const { app } of [one, two]) await app.get(Visits).flush();
};
const counted = async (query = '') => {
  await flush();
  return expectOk(await editor.send('get', `visits${query}`)).body as VisitsAnswer;
};
const numbers = (views: number, visitors: number, conversions = 0) => ({ views, visitors, conversions });

it('counts what a log of visits says, over two replicas, without programs', async () => {
  const google = 'https://www.google.com/';
  const newsletter = 'utm_source=Newsletter&utm_campaign=Spring%20offer';
  const own = `${one.config.publicUrl}/`;
  await views('/page-guide', { referrer: google });
  await views('/page-prices', { referrer: own, at: two });
  await views('/page-guide', { referrer: own });
  await views('/page-guide', { ip: '203.0.113.2', query: newsletter, at: two });
  await views('/page-guide', { ip: '203.0.113.3', agent: phone });
  // The same network as another device.
  await views('/page-prices', { ip: '203.0.113.3', agent: browser, referrer: google, at: two });
  // One household has many IPv6 addresses.
  await views('/page-prices', { ip: '2001:db8:1:2::1', referrer: 'https://news.example/a?b' });
  await views('/page-prices', { ip: '2001:db8:1:2::2', at: two });
  for (const agent of [crawler, 'HeadlessChrome/140.0', 'curl/8.5', '']) await views('/page-guide', { agent });

  const answer = await counted();
  expect(answer.total).toEqual(numbers(8, 5));
  expect(answer.before).toEqual(numbers(0, 0));
  expect(answer.days).toHaveLength(7);
  expect(answer.days.at(-1)).toMatchObject(numbers(8, 5));
  expect(answer.pages).toEqual([
    { path: '/page-guide', ...numbers(4, 3) },
    { path: '/page-prices', ...numbers(4, 3) },
  ]);
  expect(answer.sources).toEqual([
    { source: 'google.com', campaign: null, ...numbers(2, 2) },
    { source: 'direct', campaign: null, ...numbers(4, 1) },
    { source: 'news.example', campaign: null, ...numbers(1, 1) },
    { source: 'newsletter', campaign: 'spring offer', ...numbers(1, 1) },
  ]);
  expect((await counted('?page=/page-prices')).total).toEqual(numbers(4, 3));
});

it('adds to the numbers of the day, and knows a visitor again', async () => {
  await views('/page-guide');
  await flush();
  await views('/page-guide', { at: two });
  await views('/page-prices');
  expect((await counted()).total).toEqual(numbers(3, 1));
  expect((await counted('?page=/page-prices')).total).toEqual(numbers(1, 1));
});

it('counts the parts of a list, other spellings and the second prefix as their page', async () => {
  const paths = ['/blog', '/blog/page/2', '/blog/tag/rest/page/3', '/website/blog', '/blog/'];
  for (const path of paths) await views(path);
  await views('/website');
  expect((await counted()).pages).toEqual([
    { path: '/blog', ...numbers(5, 1) },
    { path: '/', ...numbers(1, 1) },
  ]);
});

it('counts no address without a live page', async () => {
  const paths = ['/page-draft', '/page-unknown', '/wp-login.php', '/api/settings', '/preview/abc', '/admin', '/-/-'];
  for (const path of paths) await views(path);
  expect((await counted()).total).toEqual(numbers(0, 0));
});

it.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a page that is fetched in advance', { 'sec-purpose': 'prefetch;prerender' }],
])('respects %s', async (_, headers) => {
  await views('/page-guide', { headers });
  await one.http
    .get('/api/visits/image')
    .set({ ...headersOf({}), ...headers, referer: `${one.config.publicUrl}/page-guide` });
  expect((await counted()).total).toEqual(numbers(0, 0));
});

it('counts a browser without JavaScript by the page that shows the image', async () => {
  const asks = (referer?: string, headers = {}) =>
    one.http.get('/api/visits/image').set({ ...headersOf({}), ...(referer && { referer }), ...headers });
  const image = await asks(`${one.config.publicUrl}/page-guide?utm_source=mail&email=a@b.example`);
  expect(image.status).toBe(200);
  expect(image.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
  expect((await asks()).status).toBe(200);
  expect((await asks(undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const { total, sources } = await counted();
  expect(total).toEqual(numbers(1, 1));
  expect(sources).toMatchObject([{ source: 'mail' }]);
});

it('counts a message for the page that it was sent from, once, and no spam', async () => {
  const message = {
    id: randomUUID(),
    topic: 'question',
    name: 'Nora',
    email: 'nora@agency.example',
    agency: 'North',
    message: 'How much is it?',
    sourcePage: '/page-prices',
    utm: { source: 'Newsletter', campaign: 'spring' },
    startedAt: new Date(0).toISOString(),
  };
  for (const body of [message, message, { ...message, id: randomUUID(), website: 'filled in by a program' }])
    expect((await one.http.post('/api/contact').send(body)).status).toBe(202);
  const { total, pages, sources } = await counted();
  expect(total).toEqual(numbers(0, 0, 1));
  expect(pages).toEqual([{ path: '/page-prices', ...numbers(0, 0, 1) }]);
  expect(sources).toEqual([{ source: 'newsletter', campaign: 'spring', ...numbers(0, 0, 1) }]);
});

it('counts a message for the page where the visit began, and for where the visitor came from', async () => {
  const message = {
    ...{ topic: 'question', name: 'Nora', email: 'guided@agency.example', agency: 'North', message: 'How much is it?' },
    ...{ sourcePage: '/page-prices', landingPage: '/page-guide', referrer: 'www.search.example' },
    startedAt: new Date(0).toISOString(),
  };
  for (const id of [randomUUID(), randomUUID()])
    expect((await one.http.post('/api/contact').send({ ...message, id, message: id })).status).toBe(202);
  const { pages, sources } = await counted();
  expect(pages).toEqual([{ path: '/page-guide', ...numbers(0, 0, 2) }]);
  expect(sources).toEqual([{ source: 'search.example', campaign: null, ...numbers(0, 0, 2) }]);
  const [stored] = await sql(
    'select source_page, landing_page, referrer from contact_message where email = $1 limit 1',
    [message.email],
  );
  expect(stored).toEqual({ source_page: '/page-prices', landing_page: '/page-guide', referrer: 'www.search.example' });
});

it('counts nothing while it is switched off', async () => {
  const save = async (visitCounting: 'off' | null) => {
    const { version } = (await editor.send('get', 'settings')).body as { version: number };
    expectOk(await editor.send('put', 'settings', { version, values: { visitCounting } }));
  };
  await views('/page-guide');
  await save('off');
  expect(await counted()).toMatchObject({ isCounting: false, total: numbers(0, 0) });
  await save(null);
  await views('/page-guide');
  expect(await counted()).toMatchObject({ isCounting: true, total: numbers(1, 1) });
});

it('keeps neither addresses nor names, and deletes what tells visitors apart with its day', async () => {
  const ip = '198.51.100.77';
  await views('/page-guide', {
    ip,
    query: 'utm_source=jane%40example.com&utm_campaign=x',
    referrer: 'https://a.example/jane',
  });
  await flush();
  const dump = JSON.stringify([
    await sql('select * from visit_count'),
    await sql(`select day, encode(salt, 'hex'), hashes from visit_day`),
    await sql('select * from visit_hash'),
  ]);
  for (const trace of [ip, 'jane', 'Firefox']) expect(dump).not.toContain(trace);
  expect(dump).toContain('a.example');
  await sql('update visit_day set day = day - 1');
  await sql('update visit_hash set day = day - 1');
  await sql(`insert into visit_count (day, page, source, campaign, views) values
    (now() - interval '26 months', '/', '', '', 1), (now() - interval '24 months', '/', '', '', 1)`);
  await one.app.get(VisitsHousekeeping).run();
  expect(await sql('select * from visit_day')).toEqual([]);
  expect(await sql('select * from visit_hash')).toEqual([]);
  expect(await sql('select 1 from visit_count')).toHaveLength(2);
});

describe('a flood', () => {
  it('of one network is cut, and others are counted beside it', async () => {
    const flood = { page: '/page-guide', host: 'a', address: '198.51.100.2', userAgent: browser };
    await Promise.all(Array.from({ length: 2_000 }, () => one.app.get(Visits).view(flood)));
    await views('/page-prices', { ip: '203.0.113.9' });
    const { pages } = await counted();
    // Twice as many as in a minute, should a minute have ended meanwhile.
    expect(pages.find(({ path }) => path === '/page-guide')?.views).toBeLessThanOrEqual(600);
    expect(pages.find(({ path }) => path === '/page-prices')).toMatchObject(numbers(1, 1));
  });

  it('of sources ends as "other"', async () => {
    for (let n = 0; n < 250; n++)
      await views('/page-guide', { ip: `203.0.113.${n}`, query: `utm_source=made-up-${n}`, at: n % 2 ? one : two });
    // A visit without a source takes no place.
    await views('/page-guide', { ip: '198.51.100.1' });
    expect((await counted()).sources[0]).toEqual({ source: 'other', campaign: null, ...numbers(50, 50) });
    expect(await sql('select distinct source from visit_count')).toHaveLength(202);
  });
});

it.each([
  ['no page', {}],
  ['an address of elsewhere', { page: 'https://a.example/' }],
  ['a path that no browser sends', { page: '/a\u0000b' }],
  ['a long path', { page: `/${'x'.repeat(300)}` }],
  ['a long query', { page: '/', query: 'x'.repeat(301) }],
  ['an unknown field', { page: '/', visitor: 'me' }],
])('refuses %s', async (_, body) => {
  expect((await sends(body)).status).toBe(400);
});

it('refuses what another site makes a browser send', async () => {
  expect((await sends({ page: '/' }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await sends({ page: '/' }, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
});

it('shows its numbers to those who are signed in', async () => {
  expect((await one.http.get('/api/admin/visits')).status).toBe(401);
  expect((await editor.send('get', 'visits?days=8')).status).toBe(400);
  expect((await counted('?days=28')).days).toHaveLength(28);
});
