import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { IndexNow, IndexNowTarget } from '../src/index-now/index-now.service.ts';
import type { IndexNowState } from '../src/index-now/index-now.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const publicUrl = 'https://20x.example';

/** Search engines, as far as the site knows them. */
class Engine {
  readonly requests: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
  status = 200;
  readonly server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.requests.push(JSON.parse(Buffer.concat(chunks).toString()) as Engine['requests'][number]);
      response.writeHead(this.status).end();
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/indexnow`;
  }
}

const test = forAllTests(() => createTestApp({ variables: { PUBLIC_URL: publicUrl } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
let engine: Engine;

beforeEach(async () => {
  engine = new Engine();
  test.app.get(IndexNowTarget).endpoint = await engine.listen();
});
afterEach(() => engine.server.close());

const indexNow = () => test.app.get(IndexNow);
const state = async () => expectOk(await editor.send('get', 'index-now')).body as IndexNowState;
const outcomes = async () => (await state()).addresses.map(({ path, outcome, status }) => [path, outcome, status]);

async function turn(value: 'on' | null): Promise<void> {
  const { version } = expectOk(await editor.send('get', 'settings')).body as { version: number };
  expectOk(await editor.send('put', 'settings', { version, values: { indexNow: value } }));
}

it('tells nobody anything until the owner turns it on', async () => {
  await editor.livePage({ title: 'Quiet' }, 'quiet');
  await indexNow().send();
  expect(engine.requests).toEqual([]);
  expect(await outcomes()).toEqual([]);
});

it('sends what was published, moved and unpublished in one request, each address once', async () => {
  await turn('on');
  const { id } = await editor.livePage({ title: 'Night shifts' }, 'night-shifts');
  await editor.saved(id, { title: 'Night shifts, in short' });
  await editor.did('publish', id);
  await editor.did('unpublish', id);
  await indexNow().send();
  await indexNow().send();
  const { keyAddress } = await state();
  expect(engine.requests).toEqual([
    {
      host: '20x.example',
      key: indexNow().key,
      keyLocation: keyAddress,
      urlList: ['https://20x.example/night-shifts'],
    },
  ]);
  expect(await outcomes()).toEqual(Array.from({ length: 3 }, () => ['/night-shifts', 'accepted', 200]));
});

it('shows search engines the key, and no other', async () => {
  const { keyAddress } = await state();
  const { pathname } = new URL(keyAddress);
  const answer = await test.http
    .get(pathname)
    .expect(200)
    .expect('content-type', /text\/plain/);
  expect(pathname).toBe(`/indexnow-${answer.text}.txt`);
  await test.http.get(`/indexnow-${'0'.repeat(32)}.txt`).expect(404);
});

it('sends again what a busy engine did not take, and notes what one refused', async () => {
  await turn('on');
  await editor.livePage({ title: 'Busy' }, 'busy');
  engine.status = 429;
  await expect(indexNow().send()).rejects.toThrow('429');
  expect((await outcomes())[0]).toEqual(['/busy', 'waiting', null]);
  engine.status = 403;
  await indexNow().send();
  expect((await outcomes())[0]).toEqual(['/busy', 'refused', 403]);
});

it('gives up what nothing answered, and goes on with what changed meanwhile', async () => {
  await turn('on');
  await editor.livePage({ title: 'Unheard' }, 'unheard');
  const from = new Date().toISOString();
  await editor.livePage({ title: 'Meanwhile' }, 'meanwhile');
  await indexNow().giveUp({ from });
  expect(await outcomes()).toEqual(
    expect.arrayContaining([
      ['/meanwhile', 'waiting', null],
      ['/unheard', 'unreachable', null],
    ]),
  );
  await indexNow().send();
  expect(engine.requests.map(({ urlList }) => urlList)).toEqual([['https://20x.example/meanwhile']]);
});

it('sends nothing about pages that search engines shall not list, and nothing once it is turned off', async () => {
  await turn('on');
  await editor.livePage({ title: 'Secret', seo: { robots: 'noindex' } }, 'secret');
  await indexNow().send();
  await editor.livePage({ title: 'Late' }, 'late');
  await turn(null);
  await indexNow().send();
  expect(engine.requests).toEqual([]);
  expect((await outcomes()).flat()).not.toEqual(expect.arrayContaining(['/secret']));
});

it('sends nothing about parts of pages', async () => {
  await turn('on');
  const before = await outcomes();
  await editor.livePart('footer', { copyright: '20X' });
  expect(await outcomes()).toEqual(before);
});
