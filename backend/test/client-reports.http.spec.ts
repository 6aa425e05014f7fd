import { DataSource } from 'typeorm';
import { BlockedHosts } from '../src/client-reports/blocked-hosts.service.ts';
import { ClientReportsController } from '../src/client-reports/client-reports.controller.ts';
import { createCoreApp, type CoreApp } from './support/core-app.ts';

const lines: string[] = [];
let core: CoreApp;
beforeEach(async () => {
  lines.splice(0);
  const log = { write: (line: string) => void lines.push(line) };
  core = await createCoreApp({ controllers: [ClientReportsController], providers: [BlockedHosts], log });
});
afterEach(() => core.close());

const send = (body: string | object) =>
  core.http.post('/api/client-reports').set('content-type', 'application/json').send(body);
const reported = () => lines.filter((line) => line.includes('a browser reports'));

it('ERR-01 writes what a browser would have printed into the log, as one line', async () => {
  const message = 'x is not a function\n{"level":"error","msg":"forged"}\u001b[31m\u009b31m\u2028';
  const response = await send({ kind: 'exception', message, stack: 'at f (main.js:1:2)\nat g', page: '/blog?token=1' });
  expect(response).toMatchObject({ status: 204, text: '' });
  const [line = '', ...more] = reported();
  expect(more).toEqual([]);
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    context: 'browser',
    kind: 'exception',
    message: 'x is not a function\n{"level":"error","msg":"forged"}\u001b[31m31m',
    stack: 'at f (main.js:1:2)\nat g',
    page: '/blog',
  });
});

it('ERR-01 drops quietly what is too much, and says how much that was', async () => {
  for (let n = 0; n < 15; n++) expect((await send({ kind: 'warning', message: `${n}` })).status).toBe(204);
  expect(reported()).toHaveLength(10);
});

it.each([
  ['no report', {}, 400],
  ['another kind', { kind: 'advertisement', message: 'Buy' }, 400],
  ['a long text', { kind: 'warning', message: 'x'.repeat(1001) }, 400],
  ['an unknown field', { kind: 'warning', message: 'x', level: 'fatal' }, 400],
  ['a large body', { kind: 'warning', message: 'x', stack: 'y'.repeat(20_000) }, 413],
])('refuses %s', async (_, body, status) => {
  expect((await send(body)).status).toBe(status);
  expect(reported()).toEqual([]);
});

describe('the hosts that browsers blocked', () => {
  const blocks = (message: string, page = '/') => send({ kind: 'policy', message, page });
  const listed = () => core.app.get(BlockedHosts).list();
  const today = new Date().toISOString().slice(0, 10);
  const sql = (text: string) => core.app.get(DataSource).query<unknown>(text);

  it('are counted for a month, by host', async () => {
    await blocks('img-src blocked https://pixel.example/a.gif at the page:0', '/pricing?utm=1');
    await blocks('connect-src blocked https://pixel.example/b at x.js:1', '/preview/secret');
    await blocks('img-src blocked https://pixel.example/c.gif at the page:0');
    await blocks('img-src blocked https://other.example/c.gif at the page:0');
    expect(await listed()).toEqual([
      { host: 'pixel.example', directives: ['connect-src', 'img-src'], reports: 3, page: '/pricing', lastDay: today },
      { host: 'other.example', directives: ['img-src'], reports: 1, page: '/', lastDay: today },
    ]);
    await sql(`update blocked_host set day = day - 31 where host = 'pixel.example'`);
    await core.app.get(BlockedHosts).dropOld();
    expect(await listed()).toMatchObject([{ host: 'other.example' }]);
  });

  it('are no extensions of the browser, and no other reports', async () => {
    await blocks('script-src blocked chrome-extension://abc/x.js at the page:0');
    await blocks('script-src-elem blocked inline at the page:1');
    await send({ kind: 'exception', message: 'img-src blocked https://pixel.example/a.gif' });
    expect(await listed()).toEqual([]);
  });

  it('are at most 100 a day, which are counted on', async () => {
    await sql(`insert into blocked_host (day, host, directive, page)
               select (now() at time zone 'utc')::date, n || '.example', 'img-src', '/' from generate_series(1, 100) n`);
    await blocks('img-src blocked https://one-more.example/a.gif at the page:0');
    await blocks('img-src blocked https://7.example/a.gif at the page:0');
    const hosts = await listed();
    expect([hosts.length, hosts[0]]).toMatchObject([100, { host: '7.example', reports: 2 }]);
  });
});
