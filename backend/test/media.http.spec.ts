import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { FetchRules } from '../src/media/library/fetch-image.ts';
import { MediaHousekeeping } from '../src/media/library/media-housekeeping.ts';
import { MediaVersion } from '../src/media/library/media-version.entity.ts';
import type { MediaList, MediaVersionAnswer } from '../src/media/library/media.dto.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';
import { imageServer } from './support/import-calls.ts';
import { jpeg, picture, mediaCalls } from './support/media-calls.ts';
import { rawRequest } from './support/raw-request.ts';

const test = forAllTests(() => createTestApp({ variables: { FRONTEND_DIR: builtFrontEnds() } }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, uploaded, media, item, ready, change, bytes, temporaryFiles } = mediaCalls(test, editor);

describe('an upload', () => {
  it('is an item at once, and gets its widths in the background', async () => {
    const file = await jpeg(700, 400);
    const made = await uploaded(file, 'name=Ward%20board.JPG&folder=Team/2026');
    expect(made).toMatchObject({
      ...{
        name: 'Ward board',
        folder: 'Team/2026',
        kind: 'image',
        type: 'jpeg',
        isKnown: false,
        version: 1,
        number: 1,
      },
      ...{ bytes: file.length, width: 700, height: 400, alt: '', focalX: 50, focalY: 50, createdBy: 'admin' },
      address: `/media/${made.id}/ward-board.webp`,
      color: expect.stringMatching(/^[0-9a-f]{6}$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await sharp(await bytes(made.thumbnail ?? '')).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const done = await ready(made.id);
    for (const width of [320, 480, 640, 700]) {
      for (const type of ['webp', 'avif']) {
        const address = done.file.replace('-700.webp', `-${width}.${type}`);
        const response = await test.http.get(address);
        expect(response.status).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': `image/${type}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
      }
    }
    expect((await test.http.get(done.file.replace('-700', '-800'))).status).toBe(404);
    expect((await test.http.get(made.address)).headers).toMatchObject({
      location: done.file,
      'cache-control': 'public, max-age=60',
    });
    expect(temporaryFiles()).toEqual([]);
  });

  it('THR-139 of a file that the library has is answered as that item, also when both come at once', async () => {
    const file = await jpeg();
    const [one, other] = await Promise.all([upload(file), upload(file, 'name=other.jpg')]);
    expect([one.status, other.status].sort()).toEqual([200, 201]);
    expect(one.body.id).toBe(other.body.id);
    expect((await upload(file)).body).toMatchObject({ id: one.body.id, isKnown: true });
  });

  it('of a file whose widths could not be written is another try', async () => {
    const file = await jpeg(40, 40);
    const { id } = await uploaded(file);
    await ready(id);
    await test.app.get(DataSource).manager.update(MediaVersion, { itemId: id }, { state: 'failed' });
    expect((await upload(file)).body).toMatchObject({ id, isKnown: true, state: 'pending' });
    await ready(id);
  });

  it('takes an SVG without what runs, and serves it in a sandbox', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0h${Math.random()}"/></svg>`;
    const made = await uploaded(Buffer.from(svg), 'name=logo.svg');
    expect(made).toMatchObject({ kind: 'svg', state: 'ready', width: 40, height: 20, thumbnail: made.file });
    const { body, headers } = await rawRequest(test, 'GET', made.file);
    expect(body.toString()).toMatch(/^<svg (?!.*script)/);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'`,
    });
  });

  it('THR-134 takes a PDF, which visitors download', async () => {
    const made = await uploaded(Buffer.from(`%PDF-1.4\n${randomUUID()}\n%%EOF\n`), 'name=Rate card.pdf');
    expect(made).toMatchObject({ kind: 'pdf', thumbnail: null, width: null });
    const { headers } = await test.http.get(made.file);
    expect(headers['content-disposition']).toBe('attachment; filename="rate-card.pdf"');
  });

  it('needs the permission', async () => {
    await holding(test, ['page:edit'], async () => {
      expect((await upload(await jpeg())).status).toBe(403);
      expect((await copied('https://example.com/a.png')).status).toBe(403);
    });
    expect((await test.http.get('/api/admin/media')).status).toBe(401);
  });
});

const copied = (address: unknown) => editor.send('post', 'media/copies', { address });

describe('a copy of an image on another site', () => {
  const served = forAllTests(async () => {
    const image = await jpeg();
    const server = await imageServer(({ url }, answer) =>
      url === '/gone.jpg' ? answer.writeHead(404).end() : answer.end(image),
    );
    Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports: [server.port] });
    return { at: (path: string) => `http://127.0.0.1:${server.port}${path}`, close: server.close };
  });

  it('is an item like an upload, and the same one the second time', async () => {
    const first = await copied(served.at('/pictures/Ward-board.jpg?w=800'));
    expect([first.status, first.body]).toMatchObject([201, { kind: 'image', isKnown: false, createdBy: 'admin' }]);
    expect(first.body.address).toBe(`/media/${first.body.id}/ward-board.webp`);
    const again = await copied(served.at('/other.jpg'));
    expect([again.status, again.body]).toMatchObject([200, { id: first.body.id, isKnown: true }]);
  });

  it.each([
    [() => served.at('/gone.jpg'), 'The image was not copied: the site answered 404.'],
    [() => 'http://10.0.0.1/a.png', 'The image was not copied: the address is not on the public web.'],
    [() => '/images/a.png', 'The image was not copied: it is not a web address.'],
    [() => 'x'.repeat(2049), 'Enter the web address of an image (https://…).'],
    [() => 7, 'Enter the web address of an image (https://…).'],
  ])('is refused with the reason', async (address, message) => {
    const { status, body } = await copied(address());
    expect([status, body.errors]).toEqual([400, [{ field: 'address', message }]]);
  });
});

describe('an item', () => {
  it('is changed by those who saw its newest version', async () => {
    const { id } = await uploaded(await jpeg());
    const fields = {
      name: 'Nurses at work',
      alt: 'Two nurses',
      tags: ['Team', 'Team', ' Ward '],
      focalX: 20,
      focalY: 80,
    };
    expect((await change(id, { version: 1, ...fields })).body).toMatchObject({
      ...fields,
      tags: ['Team', 'Ward'],
      updatedBy: 'admin',
      version: 2,
    });
    const stale = await change(id, { version: 1, alt: 'Mine' });
    expect(stale).toMatchObject({
      status: 412,
      body: { code: 'edit_conflict', current: { version: 2, alt: 'Two nurses' } },
    });
  });

  it.each([
    [{ name: '  ' }, 'name', 'Enter a name.'],
    [{ focalX: 101 }, 'focalX', 'Use at most 100.'],
    [{ folder: 'a//b' }, 'folder', 'Enter folder names joined by single slashes, such as Team/2026.'],
    [{ tags: ['x'.repeat(61)] }, 'tags', 'Use at most 60 characters for a tag.'],
    [{ alt: 'x'.repeat(301) }, 'alt', 'Use at most 300 characters.'],
    [{ color: 'ffffff' }, 'color', 'This field does not exist.'],
  ])('refuses %j, naming the field', async (fields, field, message) => {
    const { status, body } = await change(randomUUID(), { version: 1, ...fields });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('keeps its address when the file is replaced, and every version', async () => {
    const made = await uploaded(await jpeg(700, 400));
    const replaced = await test.http
      .put(`/api/admin/media/${made.id}/file?version=1`)
      .set(editor.session)
      .set('content-type', 'image/png')
      .send(await picture(200, 100).png().toBuffer());
    expect(replaced.body).toMatchObject({ address: made.address, type: 'png', width: 200, number: 2, version: 2 });
    expect(replaced.body.file).not.toBe(made.file);
    const restored = await editor.send('post', `media/${made.id}/restore`, { version: 2, number: 1 });
    expect(restored.body).toMatchObject({ width: 700, number: 3, thumbnail: made.thumbnail });
    const versions = (await media(`/${made.id}/versions`)) as MediaVersionAnswer[];
    expect(versions.map(({ number, width }) => [number, width])).toEqual([
      [3, 700],
      [2, 200],
      [1, 700],
    ]);
  });

  it('is replaced by a file that pages can show in its place: an image by an image, a PDF by a PDF', async () => {
    const files = { image: await jpeg(), svg: Buffer.from(`<svg><path d="M0 0h${Math.random()}"/></svg>`) };
    const pdf = () => Buffer.from(`%PDF-1.4\n${randomUUID()}\n%%EOF\n`);
    const replacedBy = async (id: string, version: number, file: Buffer) => {
      const call = test.http.put(`/api/admin/media/${id}/file?version=${version}`).set(editor.session);
      const { status, body } = await call.set('content-type', 'application/octet-stream').send(file);
      return [status, (body as { kind?: string }).kind ?? (body as { detail: string }).detail];
    };
    const image = await uploaded(files.image);
    expect(await replacedBy(image.id, 1, pdf())).toEqual([
      400,
      'Pages show this file as an image, and a PDF is none. Replace it with another image.',
    ]);
    expect(await replacedBy(image.id, 1, files.svg)).toEqual([200, 'svg']);
    const document = await uploaded(pdf());
    expect(await replacedBy(document.id, 1, files.image)).toEqual([
      400,
      'Pages link to this file as a PDF. Replace it with another PDF.',
    ]);
    expect(await replacedBy(document.id, 1, pdf())).toEqual([200, 'pdf']);
  });

  it('is cropped from the upright original, again and again', async () => {
    const { id } = await uploaded(await picture(700, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(await item(id)).toMatchObject({ width: 400, height: 700 });
    const crop = { left: 10, top: 300, width: 390, height: 400 };
    const cropped = await editor.send('put', `media/${id}/crop`, { version: 1, crop });
    expect(cropped.body).toMatchObject({ width: 390, height: 400, crop, number: 2 });
    const outside = await editor.send('put', `media/${id}/crop`, { version: 2, crop: { ...crop, top: 301 } });
    expect(outside).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'crop', message: expect.stringContaining('400 × 700') }] },
    });
    for (const wrong of [[], [crop], undefined, 'all']) {
      const refused = await editor.send('put', `media/${id}/crop`, { version: 2, crop: wrong });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'crop' }] } });
    }
    expect((await editor.send('put', `media/${id}/crop`, { version: 99_999_999_999, crop })).status).toBe(412);
    expect((await editor.send('put', `media/${id}/crop`, { version: 2, crop: null })).body).toMatchObject({
      width: 400,
    });
  });
});

describe('the list', () => {
  const listed = async (query: string) => ((await media(`?${query}`)) as MediaList).data.map(({ name }) => name);

  it('is searched, filtered and sorted', async () => {
    const folder = `Shelf ${randomUUID()}`;
    const inFolder = encodeURIComponent(folder);
    const [a] = await Promise.all([
      uploaded(await jpeg(), `name=Alpha.jpg&folder=${inFolder}`),
      uploaded(await jpeg(60, 60), `name=beta 50%25.jpg&folder=${inFolder}%2FInner`),
      uploaded(
        Buffer.from(`<svg viewBox="0 0 1 1"><path d="M${Math.random()}"/></svg>`),
        `name=Gamma.svg&folder=${inFolder}`,
      ),
    ]);
    await change(a.id, { version: 1, alt: 'A night shift', tags: ['Ward', 'Ünder_score'] });
    const within = `folder=${inFolder}`;
    expect(await listed(`${within}&sort=name`)).toEqual(['Alpha', 'beta 50%', 'Gamma']);
    expect((await listed(`${within}&sort=largest`))[0]).toBe('Alpha');
    expect(await listed(`${within}&search=SHIFT%20alpha`)).toEqual(['Alpha']);
    expect(await listed(`${within}&search=50%25`)).toEqual(['beta 50%']);
    expect(await listed(`${within}&search=ünder_`)).toEqual(['Alpha']);
    expect(await listed(`${within}&kind=svg`)).toEqual(['Gamma']);
    expect(await listed(`${within}&kind=image,svg`)).toHaveLength((await listed(within)).length);
    expect(await listed(`${within}&tag=Ward`)).toEqual(['Alpha']);
    expect(await listed(`${within}&missingAlt=true&sort=name`)).toEqual(['beta 50%', 'Gamma']);
    expect(await listed(`${within}&large=true`)).toEqual([]);
    expect(await listed(`${within}%2FInner`)).toEqual(['beta 50%']);
    expect(await listed(`${within}&sort=name&limit=1&page=2`)).toEqual(['beta 50%']);
    const { folders, tags } = (await media('/facets')) as { folders: unknown[]; tags: unknown[] };
    expect(folders).toEqual(
      expect.arrayContaining([
        { name: folder, count: 2 },
        { name: `${folder}/Inner`, count: 1 },
      ]),
    );
    expect(tags).toContainEqual({ name: 'Ünder_score', count: 1 });
  });
});

describe('housekeeping', () => {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const inStore = (file: string) => path.join(test.config.dataDir, 'media', file);
  const put = (file: string, changedAt: Date) => {
    mkdirSync(path.dirname(inStore(file)), { recursive: true });
    writeFileSync(inStore(file), 'left behind');
    utimesSync(inStore(file), changedAt, changedAt);
  };

  it('THR-210 removes files without a row and unfinished ones after a day, and keeps the others', async () => {
    const made = await uploaded(await jpeg(40, 40));
    const { original, key } = await test.app.get(DataSource).manager.findOneByOrFail(MediaVersion, { itemId: made.id });
    const own = [`originals/${original.slice(0, 2)}/${original}`, `public/${key.slice(0, 2)}/${key}/40.webp`];
    for (const file of own) utimesSync(inStore(file), yesterday, yesterday);
    const old = [`originals/ff/${'f'.repeat(64)}`, `public/ff/${'f'.repeat(32)}/40.webp`, 'tmp/old'];
    const recent = [`originals/fe/${'e'.repeat(64)}`, 'tmp/new'];
    for (const file of old) put(file, yesterday);
    for (const file of recent) put(file, new Date());
    await test.app.get(MediaHousekeeping).run();
    const isThere = (file: string) => existsSync(inStore(file));
    expect([own.map(isThere), old.map(isThere), recent.map(isThere)]).toEqual([
      [true, true],
      [false, false, false],
      [true, true],
    ]);
    rmSync(inStore('tmp/new'));
  });

  it('removes items from the trash after 30 days', async () => {
    const [gone, kept] = [await uploaded(await jpeg(40, 40)), await uploaded(await jpeg(40, 40))];
    for (const { id } of [gone, kept]) expectOk(await editor.send('delete', `media/${id}`));
    await test.app
      .get(DataSource)
      .query(`update media_item set deleted_at = now() - interval '31 days' where id = $1`, [gone.id]);
    await test.app.get(MediaHousekeeping).run();
    expect((await editor.send('get', `media/${gone.id}`)).status).toBe(404);
    expect((await editor.send('get', `media/${kept.id}`)).status).toBe(200);
  });
});
