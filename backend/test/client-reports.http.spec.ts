import { ClientReportsController } from '../src/client-reports/client-reports.controller.ts';
import { createCoreApp, type CoreApp } from './support/core-app.ts';

const lines: string[] = [];
let core: CoreApp;
beforeEach(async () => {
  lines.splice(0);
  const log = { write: (line: string) => void lines.push(line) };
  core = await createCoreApp({ controllers: [ClientReportsController], log });
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
