import { jest } from '@jest/globals';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../src/core/events/domain-event.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { DatabaseListener } from '../src/core/database/listener.ts';
import { PageStore } from '../src/site/page-store.ts';
import { SiteModule } from '../src/site/site.module.ts';
import { SiteGeneration } from '../src/site/site-generation.ts';
import { Renderer } from '../src/site/renderer.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { eventually } from './support/eventually.ts';
import { keptFiles, servedGeneration } from './support/kept-files.ts';
import { rawRequest } from './support/raw-request.ts';
import { createSeverableConnection, type SeverableConnection } from './support/severable-connection.ts';
import { createTestSite, type TestSite } from './support/site.ts';

let database: TestDatabase;
let line: SeverableConnection;
let site: TestSite;
/** On the same folder and database, over a line that is never cut. */
let other: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await createSeverableConnection(database.connection);
  site = await createTestSite({ connection: line.connection });
  other = await createTestSite({ connection: database.connection, siteDir: site.siteDir });
});
afterAll(async () => {
  await other.close();
  await site.close();
  await line.close();
  await database.drop();
});
afterEach(() => jest.restoreAllMocks());

const changed = { name: 'public-data.changed', source: 'home-content' } satisfies PublicDataChanged;
const isListening = () => site.app.get(DatabaseListener).connected;
const recovered = () =>
  eventually(
    async () => site.app.get(SiteGeneration).known(),
    (value) => value !== null,
  );

describe.each(['sever', 'silence'] as const)('THR-199 a database that is gone (%s)', (fault) => {
  it('leaves every page that was rendered, and recovers by itself', async () => {
    await site.publish(`Before ${fault}`);
    await site.html('/');
    await site.html('/about');
    await site.settled();
    // Published by another process; this one has rendered only one of the pages since.
    await other.publish(`After ${fault}`);
    await site.html('/');
    await site.settled();

    line[fault]();
    expect(await site.html('/')).toContain(`After ${fault}`);
    expect(await site.html('/about')).toContain(`Before ${fault}`);
    expect((await rawRequest(site, 'GET', '/about', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    );
    const unknown = await site.http.get('/blog/tag/never-rendered');
    expect(unknown).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '10' } });
    expect(unknown.text).toContain('<h1>Back in a moment</h1>');
    expect((await site.http.get('/login')).status).toBe(200);

    line.restore();
    await eventually(
      async () => (await site.http.get('/about')).text,
      (text) => text.includes(`After ${fault}`),
    );
    await recovered();
  });
});

describe('while no message arrives', () => {
  it('the API tells that it cannot answer, rather than something old', async () => {
    await site.http.get('/api/home-content');
    line.sever();
    await eventually(isListening, (listening) => !listening);
    expect(await site.http.get('/api/home-content')).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
      body: { code: 'unavailable' },
    });
    line.restore();
    await recovered();
  });

  it('a line that only seems to be there is not relied on', async () => {
    await site.http.get('/api/home-content');
    line.silence();
    await expect(site.app.get(SiteGeneration).latest()).rejects.toThrow();
    expect(site.app.get(SiteGeneration).known()).toBeNull();
    line.restore();
    await recovered();
  });

  it('nothing outdated is answered or kept', async () => {
    await site.html('/');
    await site.http.get('/api/home-content');
    line.sever();
    await other.publish('Published unheard');
    line.restore();
    const answers = await eventually(
      async () => site.http.get('/api/home-content'),
      ({ status }) => status === 200,
    );
    expect(answers.body).toMatchObject({ heroTitle: 'Published unheard' });
    expect(await site.html('/about')).toContain('Published unheard');
    await recovered();
  });
});

describe('a rendering that fails', () => {
  it('gives the stale page, and is not kept', async () => {
    await site.publish('Last known');
    await site.html('/about');
    await site.settled();
    await site.publish('Never rendered');
    jest.spyOn(site.app.get(Renderer), 'renderPage').mockRejectedValue(new Error('a bug'));
    expect(await site.html('/about')).toContain('Last known');
    await site.settled();
    expect(keptFiles(site.siteDir)).not.toContain(`generations/${servedGeneration(site.siteDir)}/pages/about.html`);
    jest.restoreAllMocks();
    expect(await site.html('/about')).toContain('Never rendered');
  });

  it('gives a branded 500 without a word about its cause where nothing is known', async () => {
    jest.spyOn(site.app.get(Renderer), 'renderPage').mockRejectedValue(new Error('secret of the database'));
    const response = await site.http.get('/blog/tag/never-known');
    expect(response).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(response.text).toContain('<h1>Back in a moment</h1>');
    expect(response.text).not.toContain('secret');
  });

  it('THR-223 of an API without its data never keeps the defaults', async () => {
    await site.publish('With data');
    await site.html('/about');
    await site.settled();
    await site.app.get(DataSource).query('alter table content_document rename to hidden_document');
    await site.app.get(UnitOfWork).run(async (tx) => tx.emit(changed));
    expect(await site.html('/about')).toContain('With data');
    await site.settled();
    await site.app.get(DataSource).query('alter table hidden_document rename to content_document');
    expect(keptFiles(site.siteDir)).not.toContain(`generations/${servedGeneration(site.siteDir)}/pages/about.html`);
    expect(await site.html('/about')).toContain('With data');
  });
});

describe('an API of which a part fails', () => {
  it('ERR-02 shows a page that nobody has seen yet with defaults, and does not keep it', async () => {
    await site.app.get(DataSource).query('alter table setting rename to hidden_setting');
    await site.app.get(UnitOfWork).run(async (tx) => tx.emit(changed));
    const response = await site.http.get('/blog/tag/never-seen');
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    await site.settled();
    await site.app.get(DataSource).query('alter table hidden_setting rename to setting');
    expect(keptFiles(site.siteDir)).not.toContain('last/pages/blog/tag/never-seen.html');
  });
});

describe('a folder that cannot be written', () => {
  it('still shows every page, fresh', async () => {
    await site.publish('Before the fault');
    await site.settled();
    // A file in the place of the folder fails for root as well, which permissions would not.
    const temporary = path.join(site.siteDir, 'tmp');
    rmSync(temporary, { recursive: true });
    writeFileSync(temporary, '');
    await site.publish('With a full disk');
    expect(await site.html('/')).toContain('With a full disk');
    expect(await site.html('/about')).toContain('With a full disk');
    await site.settled();
    rmSync(temporary);
    await site.publish('With space again');
    expect(await site.html('/about')).toContain('With space again');
    await site.settled();
    expect(keptFiles(site.siteDir)).toContain(`generations/${servedGeneration(site.siteDir)}/pages/about.html`);
  });

  it('refuses a publication while the served pages cannot be replaced, as on a read-only disk', async () => {
    await site.publish('Before the disk was read-only');
    jest.spyOn(site.app.get(PageStore), 'canReplaceServed').mockReturnValue(false);
    await expect(site.publish('Not to be published')).rejects.toThrow('503');
    expect(await site.html('/')).toContain('Before the disk was read-only');
    jest.restoreAllMocks();
    await site.publish('Writable again');
    expect(await site.html('/')).toContain('Writable again');
  });

  it('is as good as an empty one when it cannot be read', async () => {
    await site.html('/about');
    await site.settled();
    jest.spyOn(site.app.get(PageStore), 'readCurrent').mockRejectedValue(new Error('EIO'));
    expect((await site.http.get('/about')).status).toBe(200);
  });
});

describe('a stored page whose files hold different texts', () => {
  const fileOf = (folder: string, name: string) => path.join(site.siteDir, folder, name);

  /** Overwrites some bytes of one file of the page, and resolves when all hold the title again. */
  async function repaired(title: string, damagedFile: string, check: () => Promise<unknown>) {
    await site.publish(title);
    for (const page of ['/', '/about']) await site.html(page);
    await site.settled();
    const home = statSync(fileOf('current', 'home.html')).ino;
    const damaged = readFileSync(damagedFile).fill('x', 20, 24);
    rmSync(damagedFile); // leaves the file of the other folder, which is the same one
    writeFileSync(damagedFile, damaged);
    await check();
    for (const folder of ['current', 'last']) {
      const read = (ending: string) => readFileSync(fileOf(folder, `pages/about.html${ending}`));
      const isWhole = () =>
        [read(''), gunzipSync(read('.gz')), brotliDecompressSync(read('.br'))].every((text) => text.includes(title));
      const isRepaired = async () => !damaged.equals(readFileSync(damagedFile)) && isWhole();
      await eventually(
        () => isRepaired().catch(() => false), // files are absent in between
        (isSo) => isSo,
      );
    }
    expect(statSync(fileOf('current', 'home.html')).ino).toBe(home); // was whole
  }

  it.each([
    'current/pages/about.html',
    'current/pages/about.html.gz',
    'current/pages/about.html.br',
    'last/pages/about.html',
  ])('is rendered again by the hourly check: %s', async (file) => {
    await repaired(`Repaired ${file}`, fileOf('', file), () =>
      site.app.get(UnitOfWork).run(async (tx) => site.app.get(Jobs).enqueue(tx, 'pages.check', {})),
    );
  });

  it('is rendered again when a process starts', async () => {
    await repaired('Repaired at the start', fileOf('current', 'pages/about.html'), async () =>
      site.app.get(SiteModule).warm(),
    );
  });

  it('is looked for every ten minutes', async () => {
    const find = `select cron from pgboss.schedule where name = 'pages.check'`;
    expect(await site.app.get(DataSource).query<unknown[]>(find)).toEqual([{ cron: '*/10 * * * *' }]);
  });
});

describe('THR-150 ten thousand random addresses', () => {
  it('leave neither files nor memory behind', async () => {
    await site.html('/');
    await site.settled();
    const before = keptFiles(site.siteDir);
    const fastify = site.app.getHttpAdapter().getInstance();
    const askAll = async (first: number, count: number) => {
      const statuses = new Set<number>();
      for (let n = first; n < first + count; n += 100) {
        const addresses = Array.from({ length: 100 }, (_, i) => `/${(n + i).toString(36)}-${(n + i) * 7919}`);
        const answers = await Promise.all(addresses.map((url) => fastify.inject({ method: 'GET', url })));
        for (const { statusCode } of answers) statuses.add(statusCode);
        // Requests from outside come in turns of the event loop, and only between turns is memory given back.
        await nextTurn();
      }
      return [...statuses];
    };
    await askAll(0, 1_000);
    const memory = heapUsed();
    expect(await askAll(1_000, 9_000)).toEqual([404]);
    await site.settled();
    expect(keptFiles(site.siteDir)).toEqual(before);
    expect(heapUsed() - memory).toBeLessThan(16 * 1024 * 1024);
  }, 60_000);

  it('are refused beyond what can be rendered, while a known page still is', async () => {
    await site.html('/about');
    await site.settled();
    await site.publish('Known');
    await site.html('/');
    await site.settled();
    const fastify = site.app.getHttpAdapter().getInstance();
    const renderer = site.app.get(Renderer);
    const renderPage = renderer.renderPage.bind(renderer);
    const gate = Promise.withResolvers<void>();
    jest.spyOn(renderer, 'renderPage').mockImplementation(async (request) => {
      if (request.url.startsWith('/flood/')) await gate.promise;
      return renderPage(request);
    });
    const taken = 204; // 4 at once and 200 in the line
    const statuses: number[] = [];
    const refused = Promise.withResolvers<void>();
    const flood = Array.from({ length: 300 }, async (_, n) => {
      statuses.push((await fastify.inject({ method: 'GET', url: `/flood/${n}` })).statusCode);
      if (statuses.length === 300 - taken) refused.resolve();
    });
    await refused.promise; // before that, one that arrives late would be taken into a place that became free
    expect(new Set(statuses)).toEqual(new Set([503]));
    const known = site.html('/about');
    gate.resolve();
    expect(await known).toContain('Known');
    await Promise.all(flood);
    expect(statuses.filter((status) => status === 404)).toHaveLength(taken);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
