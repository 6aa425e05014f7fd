import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { productAlternatives } from '@20x/shared/product-pictures';
import { Config } from '../src/core/config/config.ts';
import { starterHome } from '../src/seeds/home-content.ts';
import { seed } from '../src/seeds/index.ts';
import type { MediaItemAnswer, MediaList, MediaUse } from '../src/media/library/media.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';

const variables = { FRONTEND_DIR: builtFrontEnds() };

describe('the media library of a new site', () => {
  const test = forAllTests(() => createTestApp({ variables, prepare: seed }));
  const editor = forAllTests(() => DocumentEditor.signedIn(test));
  const { media, item, ready, change, bytes } = mediaCalls(test, editor);
  const products = async () => ((await media('?folder=Product&limit=100')) as MediaList).data;
  const named = async (name: string) => {
    const found = (await products()).find((one) => one.name === name);
    return item(found?.id ?? '');
  };
  const html = async (target: string) => (await test.http.get(target).set('accept', 'text/html')).text;
  const replaced = async ({ id, version }: MediaItemAnswer, file: Buffer) => {
    const call = test.http.put(`/api/admin/media/${id}/file?version=${version}`).set(editor.session);
    expectOk(await call.set('content-type', 'image/jpeg').send(file));
    return ready(id);
  };

  it('has the pictures of the product, described, with the pages that show them', async () => {
    const items = await Promise.all((await products()).map(({ id }) => item(id)));
    const described = { type: 'webp', source: '20X', license: 'Part of the 20X website', state: 'ready' };
    expect(items.toSorted((one, other) => one.name.localeCompare(other.name))).toMatchObject(
      Object.entries(productAlternatives)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([name, alt]) => ({ ...described, name, alt })),
    );
    const { id, address, thumbnail } = await named('board');
    const uses = (await media(`/${id}/uses`)) as MediaUse[];
    expect(uses.map(({ path: page }) => page).toSorted()).toEqual([
      '/',
      '/about',
      '/features/nurse-scheduling-software',
    ]);
    expect(uses.every(({ inLive, inDraft }) => inLive && inDraft)).toBe(true);
    const { location = '' } = (await test.http.get(address)).headers;
    for (const file of [location, thumbnail ?? '']) expect((await bytes(file)).length).toBeGreaterThan(1000);
  });

  it('shows them as the site has them drawn, for every theme and screen, with their focal point', async () => {
    const { heroImages } = (await test.http.get('/api/home-content')).body as { heroImages: string[] };
    expect(heroImages).toEqual(starterHome.heroImages);
    const page = await html('/');
    expect(page).toContain('/images/product/board-dark-652.avif 652w');
    expect(page).not.toMatch(/object-position|\/media\//);

    const { id, version } = await named('board');
    expectOk(await change(id, { version, focalX: 20, focalY: 80 }));
    const cut = await html('/');
    expect(cut).toContain('object-position:20% 80%');
    expect(cut).toContain('/images/product/board-narrow-960.avif 960w');
    expect(cut).toContain('src="/images/product/board-dark.webp"');
  });

  it('shows what replaces one on every page, and the drawn one again when it is restored', async () => {
    const board = await named('report');
    const { file, version } = await replaced(board, await jpeg(1400, 700));
    const pages = ['/', '/features/analytics-and-reporting'];
    for (const page of pages) {
      const shown = await html(page);
      expect(shown).toContain(file.replace('-1400.webp', '-960.avif 960w'));
      expect(shown).not.toContain('/images/product/report');
    }
    expectOk(await editor.send('post', `media/${board.id}/restore`, { version, number: 1 }));
    for (const page of pages) expect(await html(page)).toContain('/images/product/report-dark-520.avif 520w');
  });

  it('keeps them while a page uses them', async () => {
    const { id } = await named('week');
    const refused = await editor.send('delete', `media/${id}`);
    expect(refused.status).toBe(409);
    expect((refused.body as { uses: MediaUse[] }).uses.map(({ path: page }) => page)).toContain('/');
  });
});

describe('a site keeps the plain paths of the pictures', () => {
  type App = Parameters<typeof seed>[0];
  const pictures = async (prepare: (app: App) => Promise<void>) => {
    const test = await createTestApp({ variables, prepare });
    try {
      const content = await test.http.get('/api/home-content');
      const database = test.app.get(DataSource);
      const stored = await database.query<{ images: string[] }[]>(
        `select content -> 'heroImages' as images from content_revision where content ? 'heroImages'`,
      );
      const items = await database.query<unknown[]>('select 1 from media_item');
      return { status: content.status, items: items.length, images: stored.flatMap(({ images }) => images) };
    } finally {
      await test.close();
    }
  };
  const plain = { status: 200, items: 0, images: starterHome.heroImages };

  it('when an earlier release filled it', async () => {
    const prepare = async (app: App) => {
      await app.get(DataSource).query(`insert into seed_log (name) values ('brand')`);
      await seed(app);
    };
    expect(await pictures(prepare)).toEqual(plain);
  });

  it('when the first start cannot store files', async () => {
    const prepare = async (app: App) => {
      writeFileSync(path.join(app.get(Config).dataDir, 'media'), '');
      await seed(app);
    };
    expect(await pictures(prepare)).toEqual(plain);
  });
});
