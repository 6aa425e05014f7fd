import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MEDIA_STORE, type MediaStore } from '../src/media/files/media-store.ts';
import { MediaHousekeeping } from '../src/media/library/media-housekeeping.ts';
import { MediaVersion } from '../src/media/library/media-version.entity.ts';
import type { MediaList } from '../src/media/library/media.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';
import { S3Server } from './support/s3-server.ts';

const bucket = forAllTests(() => S3Server.started());
const test = forAllTests(() => createTestApp({ variables: bucket.variables }));
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, uploaded, media, ready, bytes, temporaryFiles } = mediaCalls(test, editor);

const total = async () => ((await media('')) as MediaList).total;
const versionOf = (itemId: string) =>
  test.app.get(DataSource).manager.findOneByOrFail(MediaVersion, { itemId, number: 1 });
const keysOf = ({ original, key }: MediaVersion, ...files: string[]) => [
  `site/originals/${original.slice(0, 2)}/${original}`,
  ...files.map((file) => `site/public/${key.slice(0, 2)}/${key}/${file}`),
];

describe('a library in a bucket', () => {
  it('keeps a file with its widths there, and nothing on the disk', async () => {
    const made = await uploaded(await jpeg(500, 300));
    const { file } = await ready(made.id);
    const encoded = [320, 480, 500].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(bucket.keys).toEqual(expect.arrayContaining(keysOf(await versionOf(made.id), ...encoded)));
    expect(await sharp(await bytes(file)).metadata()).toMatchObject({ format: 'webp', width: 500 });
    expect((await test.http.get(file.replace('-500', '-640'))).status).toBe(404);
    expect(temporaryFiles()).toEqual([]);
    expect(readdirSync(path.join(test.config.dataDir, 'media'))).toEqual(['tmp']);
  });

  it('crops what lies there', async () => {
    const { id, version } = await uploaded(await jpeg(500, 300));
    const crop = { left: 0, top: 0, width: 100, height: 50 };
    const answer = await test.http.put(`/api/admin/media/${id}/crop`).set(editor.session).send({ version, crop });
    expect(answer.body).toMatchObject({ width: 100, height: 50 });
    const { file } = await ready(id);
    expect(await sharp(await bytes(file)).metadata()).toMatchObject({ width: 100, height: 50 });
  });

  it('serves drawings and documents from there', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h${Math.random()}"/></svg>`;
    expect((await bytes((await uploaded(Buffer.from(svg), 'name=a.svg')).file)).toString()).toMatch(/^<svg /);
    const pdf = `%PDF-1.4\n${Math.random()}\n%%EOF\n`;
    expect((await bytes((await uploaded(Buffer.from(pdf), 'name=a.pdf')).file)).toString()).toBe(pdf);
  });

  it('removes objects without a row after a day, and keeps the others', async () => {
    const { id } = await uploaded(await jpeg(40, 40));
    const store = test.app.get<MediaStore>(MEDIA_STORE, { strict: false });
    const orphan = `originals/ff/${'f'.repeat(64)}`;
    await store.put(orphan, import.meta.filename);
    expect((await buffer((await store.get(orphan))!.stream)).toString()).toContain('removes objects');
    await test.app.get(MediaHousekeeping).run();
    expect(await store.has(orphan)).toBe(true);
    const own = keysOf(await versionOf(id), '40.webp');
    for (const key of [`site/${orphan}`, ...own]) bucket.backdate(key, new Date(Date.now() - 25 * 3_600_000));
    await test.app.get(MediaHousekeeping).run();
    expect(await store.has(orphan)).toBe(false);
    expect(bucket.keys).toEqual(expect.arrayContaining(own));
  });
});

describe('a bucket that cannot be reached', () => {
  it('leaves neither row nor file, and takes files once it is back', async () => {
    const [before, made, file] = [await total(), await uploaded(await jpeg()), await jpeg()];
    await eventually(
      () => test.app.get(DataSource).manager.countBy(MediaVersion, { state: 'pending' }),
      (pending) => pending === 0,
    );
    const keys = bucket.keys;
    await bucket.stop();
    const { status, body } = await upload(file);
    expect([status, body.detail]).toEqual([503, 'The server cannot reach its store of files.']);
    expect((await test.http.get(made.file)).status).toBe(503);
    expect([await total(), bucket.keys, temporaryFiles()]).toEqual([before + 1, keys, []]);
    await bucket.start();
    expect((await upload(file)).status).toBe(201);
  });

  it('is given up soon when it takes requests and never answers', async () => {
    const { file } = await uploaded(await jpeg());
    await bucket.stop();
    await bucket.hangDuring(async () => {
      const start = performance.now();
      expect((await test.http.get(file)).status).toBe(503);
      expect(performance.now() - start).toBeLessThan(15_000);
    });
  });
});
