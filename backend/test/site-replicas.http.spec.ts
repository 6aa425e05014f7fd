import { jest } from '@jest/globals';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../src/core/events/domain-event.ts';
import { CurrentFolder } from '../src/site/current-folder.ts';
import { PageShrinking } from '../src/site/page-shrinking.ts';
import { PageStore } from '../src/site/page-store.ts';
import { LivePlaces } from '../src/site/live-places.ts';
import { Renderer } from '../src/site/renderer.ts';
import { SiteGeneration } from '../src/site/site-generation.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { keptFiles, servedGeneration } from './support/kept-files.ts';
import { createTestSite, type TestSite } from './support/site.ts';

let one: TestSite;
let two: TestSite;
/** Shares the database only, as a process on another machine does. */
let far: TestSite;
beforeAll(async () => {
  one = await createTestSite();
  two = await createTestSite({ connection: one.connection, siteDir: one.siteDir });
  far = await createTestSite({ connection: one.connection });
});
afterAll(async () => {
  await far.close();
  await two.close();
  await one.close();
});

const changed = { name: 'public-data.changed', source: 'settings' } satisfies PublicDataChanged;
const publishNothing = (site: TestSite) => site.app.get(UnitOfWork).run(async (tx) => tx.emit(changed));
const generation = async () => {
  const [row] = await one.app.get(DataSource).query<{ value: string }[]>('select value from site_generation');
  return Number(row?.value);
};
const kept = (site: TestSite, file: string) => readFileSync(path.join(site.siteDir, file), 'utf8');

describe('two replicas on one folder', () => {
  it('one shows in its next answer what the other has published', async () => {
    for (let round = 0; round < 5; round++) {
      await two.html('/');
      await one.publish(`Round ${round} by one`);
      expect(await two.html('/')).toContain(`Round ${round} by one`);
      await two.publish(`Round ${round} by two`);
      expect(await one.html('/')).toContain(`Round ${round} by two`);
    }
  });

  it('one finds at once what the other has published or unpublished, even before any message arrives', async () => {
    const editor = await DocumentEditor.signedIn(two);
    const [places, generation] = [one.app.get(LivePlaces), one.app.get(SiteGeneration)];
    const status = async () => (await one.http.get('/page-just-published')).status;
    expect(await status()).toBe(404);
    await eventually(
      () => places.now(),
      (now) => now !== null,
    );
    const known = jest.spyOn(generation, 'known').mockReturnValue(generation.known());
    const { id } = await editor.livePage({ title: 'Just published' }, 'page-just-published');
    expect(await status()).toBe(200);
    known.mockRestore();
    await editor.did('unpublish', id);
    expect(await status()).toBe(404);
  });

  it('nginx serves the new generation before the publication is answered', async () => {
    await one.publish('Switched');
    expect(servedGeneration(one.siteDir)).toBe(await generation());
    await two.html('/about');
    await two.settled();
    expect(kept(one, 'current/pages/about.html')).toContain('Switched');
  });

  it('never go back, whatever is published at once', async () => {
    const seen: number[] = [];
    const store = one.app.get(PageStore);
    const others = two.app.get(PageStore);
    for (const each of [store, others]) {
      const pointAt = each.pointAt.bind(each);
      jest.spyOn(each, 'pointAt').mockImplementation((value) => {
        pointAt(value);
        seen.push(servedGeneration(one.siteDir));
      });
    }
    const before = await generation();
    const publications = Array.from({ length: 20 }, async (_, n) => {
      await publishNothing(n % 2 ? one : two);
      return servedGeneration(one.siteDir);
    });
    const servedAtAnswer = await Promise.all(publications);
    expect(await generation()).toBeGreaterThanOrEqual(before + 20);
    expect(servedGeneration(one.siteDir)).toBe(await generation());
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(Math.min(...servedAtAnswer)).toBeGreaterThan(before);
    jest.restoreAllMocks();
  });
});

describe('a replica on another machine', () => {
  it('hears of a publication and shows it in its next page', async () => {
    await far.html('/');
    await one.publish('From far away');
    expect(await far.html('/about')).toContain('From far away');
    await eventually(
      () => servedGeneration(far.siteDir),
      (served) => served === servedGeneration(one.siteDir),
    );
    expect(await far.html('/')).toContain('From far away');
  });

  it('renders from fresh data even when it has not heard of the change yet', async () => {
    await far.html('/');
    await far.http.get('/api/home-content');
    // What another process commits, before any message arrives.
    const saving = `insert into setting (key, value) values ('legalName', 'Unheard')`;
    await one.app.get(DataSource).transaction(async (manager) => {
      await manager.query(saving);
      await manager.query('update site_generation set value = value + 1');
    });
    expect(await far.html('/blog/tag/unheard')).toContain('Unheard');
  });

  it('repairs its folder by itself when a message is lost or the folder is removed', async () => {
    rmSync(path.join(far.siteDir, 'current'));
    await one.app.get(DataSource).query('update site_generation set value = value + 1');
    await far.app.get(CurrentFolder).check();
    expect(servedGeneration(far.siteDir)).toBe(await generation());
    rmSync(far.siteDir, { recursive: true });
    expect(await far.html('/')).toContain('Unheard');
    await far.app.get(CurrentFolder).check();
    expect(servedGeneration(far.siteDir)).toBe(await generation());
  });
});

describe('a publication during a rendering', () => {
  it('THR-171 leaves no old page in the newest folder, and the visitor gets the new one', async () => {
    for (const [round, publisher] of [one, two, far].entries()) {
      const page = `/blog/tag/race-${round}`;
      const title = `Published meanwhile ${round}`;
      const renderer = one.app.get(Renderer);
      const renderPage = renderer.renderPage.bind(renderer);
      jest.spyOn(renderer, 'renderPage').mockImplementation(async (request) => {
        const rendered = await renderPage(request);
        if (request.url === page && !rendered.html.includes(title)) await publisher.publish(title);
        return rendered;
      });
      expect(await one.html(page)).toContain(title);
      await one.settled();
      expect(kept(one, `current/pages${page}.html`)).toContain(title);
      expect(kept(one, `last/pages${page}.html`)).toContain(title);
      jest.restoreAllMocks();
    }
  });

  it('keeps nothing of a page that is overtaken again and again, yet answers it', async () => {
    const renderer = one.app.get(Renderer);
    const renderPage = renderer.renderPage.bind(renderer);
    const overtaken = jest.spyOn(renderer, 'renderPage').mockImplementation(async (request) => {
      const rendered = await renderPage(request);
      if (request.url === '/blog/tag/overtaken') await publishNothing(two);
      return rendered;
    });
    await one.html('/blog/tag/overtaken');
    await one.settled();
    expect(overtaken.mock.calls.filter(([{ url }]) => url === '/blog/tag/overtaken')).toHaveLength(3);
    expect(keptFiles(one.siteDir).filter((file) => file.includes('overtaken'))).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe('the folder', () => {
  it('holds the current generation and the one before', async () => {
    for (let n = 0; n < 4; n++) {
      await publishNothing(one);
      await one.html('/about');
      await one.settled();
    }
    const generations = await eventually(
      () => readdirSync(path.join(one.siteDir, 'generations')),
      ({ length }) => length <= 2,
    );
    expect(generations).toContain(String(await generation()));
  });

  it('keeps every page in three encodings, and the newest rendering of each path beside', async () => {
    await publishNothing(one);
    await one.html('/');
    await one.settled();
    const files = keptFiles(one.siteDir);
    for (const folder of [`generations/${await generation()}`, 'last']) {
      expect(files).toEqual(expect.arrayContaining(['', '.br', '.gz'].map((ending) => `${folder}/home.html${ending}`)));
    }
    expect(files.filter((file) => file.startsWith('tmp/'))).toEqual([]);
  });

  it('compresses a page further when publications pause, and leaves one that is overtaken', async () => {
    await one.publish(`${'Fewer calls at night, more shifts covered. '.repeat(2)}`);
    await one.html('/');
    await one.settled();
    const html = kept(one, 'current/home.html');
    const size = () => readFileSync(path.join(one.siteDir, 'current/home.html.br')).length;
    const before = size();
    await one.app.get(PageShrinking).run();
    expect(brotliDecompressSync(readFileSync(path.join(one.siteDir, 'current/home.html.br'))).toString()).toBe(html);
    expect(size()).toBeLessThan(before);
    const generationBefore = servedGeneration(one.siteDir);
    await one.app.get(PageStore).shrink('/', async () => {
      await publishNothing(one);
      return Buffer.from('outdated');
    });
    const files = [generationBefore, servedGeneration(one.siteDir)].map((n) => `generations/${n}/home.html.br`);
    for (const file of files.filter((name) => keptFiles(one.siteDir).includes(name)))
      expect(kept(one, file)).not.toBe('outdated');
  });

  it('THR-44 forgets a page that is gone', async () => {
    await one.html('/blog/tag/soon-gone');
    await one.settled();
    expect(keptFiles(one.siteDir)).toContain('last/pages/blog/tag/soon-gone.html');
    await publishNothing(one);
    jest
      .spyOn(one.app.get(Renderer), 'renderPage')
      .mockResolvedValue({ status: 404, headers: {}, html: 'gone', storable: false });
    expect(await one.http.get('/blog/tag/soon-gone')).toMatchObject({ status: 404 });
    await one.settled();
    jest.restoreAllMocks();
    expect(keptFiles(one.siteDir).filter((file) => file.startsWith('last/pages/blog/tag/soon-gone'))).toEqual([]);
  });

  it('THR-210 is swept of what a killed process has left, and of nothing else', async () => {
    const temporary = path.join(one.siteDir, 'tmp');
    mkdirSync(temporary, { recursive: true });
    writeFileSync(path.join(temporary, 'being-written'), 'half');
    await one.app.get(PageStore).prepare();
    expect(keptFiles(one.siteDir)).toContain('tmp/being-written');
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    await one.app.get(PageStore).prepare();
    later.mockRestore();
    expect(keptFiles(one.siteDir)).not.toContain('tmp/being-written');
  });
});

describe('another build', () => {
  it('starts a new generation; the same build does not', async () => {
    await one.html('/about');
    await one.settled();
    const before = await generation();
    const same = await createTestSite({ connection: one.connection, siteDir: one.siteDir });
    await same.close();
    expect(await generation()).toBe(before);
    const next = await createTestSite({ connection: one.connection, siteDir: one.siteDir, buildId: 'next' });
    expect(await generation()).toBeGreaterThan(before);
    expect(servedGeneration(one.siteDir)).toBe(await generation());

    // The process of the old build goes on for a while: it answers, but keeps nothing.
    await one.html('/blog/tag/old-build');
    await one.settled();
    expect(keptFiles(one.siteDir).filter((file) => file.includes('old-build'))).toEqual([]);
    await next.html('/blog/tag/new-build');
    await next.settled();
    expect(keptFiles(one.siteDir)).toContain(`generations/${await generation()}/pages/blog/tag/new-build.html`);
    await next.close();
  });
});
