import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MEDIA_STORE, type MediaStore } from '../src/media/files/media-store.ts';
import { MediaVersion } from '../src/media/library/media-version.entity.ts';
import type { MediaList } from '../src/media/library/media.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { animation, breakOff, emptyPng, sendInChunks } from './support/hostile-files.ts';
import { jpeg, picture, mediaCalls } from './support/media-calls.ts';
import { processorTime } from './support/processor-time.ts';
import { rawRequest } from './support/raw-request.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const { upload, uploaded, media, ready, bytes, temporaryFiles } = mediaCalls(test, editor);

describe('a hostile upload', () => {
  const storedFiles = () =>
    readdirSync(path.join(test.config.dataDir, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  /** The first upload makes the folders. */
  beforeAll(async () => uploaded(await jpeg()));
  /** No background work changes the files meanwhile. */
  beforeEach(() =>
    eventually(
      () => test.app.get(DataSource).manager.countBy(MediaVersion, { state: 'pending' }),
      (pending) => pending === 0,
    ),
  );
  const itemCount = async () => ((await media('')) as MediaList).total;
  /** Refused within a second of the processor's time, and nothing of it is left. */
  const refused = async (file: Buffer) => {
    const before = [storedFiles(), await itemCount()];
    let answer: [status: number, detail: string] | undefined;
    const time = await processorTime(async () => {
      const { status, body } = await upload(file);
      answer = [status, body.detail as string];
    });
    expect(time).toBeLessThan(1_000);
    expect([storedFiles(), await itemCount()]).toEqual(before);
    return answer;
  };
  const damaged = [400, 'This file is damaged or incomplete. Save it again and upload the new file.'];
  const octets = { 'content-type': 'application/octet-stream' };
  const notAccepted = [400, 'This kind of file is not accepted. Upload a JPEG, PNG, WebP, AVIF, GIF, SVG or PDF file.'];

  it('that is empty, another kind of file or a page is refused, whatever it is called', async () => {
    expect(await refused(Buffer.alloc(0))).toEqual([400, 'The file is empty.']);
    expect(await refused(Buffer.from('PK\x03\x04 an archive'))).toEqual(notAccepted);
    expect(await refused(Buffer.from('<html><script>alert(1)</script></html>'))).toEqual(notAccepted);
    expect(await refused(Buffer.from('<!-- <svg> --><html></html>'))).toEqual(notAccepted);
    expect(await refused(Buffer.from('MZ\x90\x00'))).toEqual(notAccepted);
    expect(await refused(await picture().tiff().toBuffer())).toEqual(notAccepted);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
    expect(await refused(heic)).toEqual([400, 'This is a HEIC photo. Export it as JPEG, then upload it.']);
  });

  it('that ends too early is refused', async () => {
    const whole = await jpeg(2000, 1500);
    expect(await refused(whole.subarray(0, whole.length / 2))).toEqual(damaged);
    expect(await refused(whole.subarray(0, whole.length - 100))).toEqual(damaged);
    const png = await picture().png().toBuffer();
    expect(await refused(png.subarray(0, png.length / 2))).toEqual(damaged);
    expect(await refused(png.subarray(0, 20))).toEqual(damaged);
    const webp = await picture().webp().toBuffer();
    expect(await refused(webp.subarray(0, webp.length / 2))).toEqual(damaged);
    expect(await refused(Buffer.from('%PDF-1.7\n1 0 obj'))).toEqual(damaged);
    expect(await refused(Buffer.from('<svg'.padEnd(5) + '<'))).toEqual(damaged);
  });

  it('THR-128 that would fill the memory is refused by its header', async () => {
    expect(await refused(emptyPng(60_000, 60_000))).toEqual([
      400,
      'This image has 60,000 × 60,000 pixels. Use at most 40 megapixels.',
    ]);
    expect(await refused(animation(10_000))).toEqual([
      400,
      'This animation has more than 200 frames. Use a still image or a shorter one.',
    ]);
    expect(await refused(emptyPng(1000, 17_000))).toEqual([
      400,
      'This image has 1,000 × 17,000 pixels. Use at most 16,383 pixels on each side.',
    ]);
  });

  it('THR-128 that is a drawing of too many shapes is refused, also when its references repeat them', async () => {
    const tooMany = [400, 'This SVG draws more than 10,000 shapes. Simplify it, or upload it as a PNG or WebP image.'];
    const repeats = (tag: (id: number) => string) =>
      Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${tag(level).repeat(10)}</g>`).join('');
    const drawing = (inner: string) => Buffer.from(`<svg><path id="l0"/>${inner}</svg>`);
    expect(await refused(drawing(repeats((id) => `<use href="#l${id}"/>`)))).toEqual(tooMany);
    expect(await refused(drawing(repeats((id) => `<path mask="url('#l${id}')"/>`)))).toEqual(tooMany);
    expect(await refused(drawing('<g id="a"><use xlink:href="#b"/></g><g id="b"><use href="#a"/></g>'))).toEqual(
      tooMany,
    );
    expect(await refused(drawing('<g>'.repeat(100_000)))).toEqual(tooMany);
    expect(await refused(drawing('<g id="/>">'.repeat(40_000)))).toEqual(tooMany);
    expect(await refused(drawing('<g/>'.repeat(100_000)))).toEqual(tooMany);
    expect(await refused(drawing('<g/>'.repeat(150_000)))).toEqual([
      400,
      'This SVG is larger than 500 KB. Upload it as a PNG or WebP image instead.',
    ]);
  });

  it('with a size that no screen has is a drawing without a size', async () => {
    const file = `<svg width="3000000000" height="20"><path d="M0 0h${Math.random()}"/></svg>`;
    expect(await uploaded(Buffer.from(file))).toMatchObject({ kind: 'svg', width: null, height: null });
  });

  it('THR-126 of more than 10 MB is cut, whatever length it declares', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const before = storedFiles();
    const tooLarge = { status: 413, detail: 'This file is larger than 10 MB.' };
    expect(
      await sendInChunks(test, { ...editor.session, ...octets, 'content-length': large.length }, [large]),
    ).toMatchObject(tooLarge);
    const endless = Array.from({ length: 12 }, () => Buffer.alloc(1024 * 1024));
    expect(
      await sendInChunks(test, { ...editor.session, ...octets, 'transfer-encoding': 'chunked' }, endless),
    ).toMatchObject(tooLarge);
    expect(storedFiles()).toEqual(before);
  });

  it('THR-127 that breaks off leaves nothing', async () => {
    const before = storedFiles();
    await breakOff(test, { ...editor.session, ...octets, 'content-length': 5000 }, await jpeg(40, 40));
    await eventually(storedFiles, (files) => files.length === before.length);
  });

  it('that is a GIF and a script, or an image and an archive, is an image for visitors', async () => {
    const gif = Buffer.concat([await picture(40, 40).gif().toBuffer(), Buffer.from('*/=1;alert(1)//')]);
    const zip = Buffer.concat([await jpeg(40, 40), Buffer.from('PK\x03\x04 secret')]);
    for (const file of [gif, zip]) {
      const { file: address } = await ready((await uploaded(file, 'name=page.html')).id);
      const served = await bytes(address);
      expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 40 });
      expect(served.includes('alert')).toBe(false);
      expect(served.includes('secret')).toBe(false);
    }
  });

  it('THR-131 says nowhere where a photo was taken', async () => {
    const exif = { IFD0: { Make: 'TestCam' }, IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' } };
    const file = await picture(330, 200).jpeg().withExif(exif).toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { file: address } = await ready((await uploaded(file)).id);
    for (const name of ['320.webp', '320.avif', '330.webp', '330.avif']) {
      const { exif: found, xmp, iptc } = await sharp(await bytes(address.replace('330.webp', name))).metadata();
      expect([found, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it.each(['../../../etc/passwd', 'a\u0000b.jpg', 'CON', `${'x'.repeat(300)}.jpg`, '<img src=x onerror=alert(1)>'])(
    'named %j is stored under a name of its own',
    async (name) => {
      const response = await upload(await jpeg(40, 40), `name=${encodeURIComponent(name)}`);
      if (name.includes('\0')) expect(response.body.errors).toEqual([{ field: 'name', message: expect.any(String) }]);
      else expect(response.body.address).toMatch(/^\/media\/[0-9a-f-]{36}\/[a-z0-9-]{1,75}\.webp$/);
    },
  );

  it('THR-135 among twenty at once keeps the others', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, () => jpeg(60, 60)));
    files[7] = Buffer.from('not an image');
    const statuses = await Promise.all(files.map(async (file) => (await upload(file)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(19);
    expect(statuses[7]).toBe(400);
  });

  it.each([
    ['ENOSPC', 507, 'insufficient_storage'],
    ['EROFS', 503, 'unavailable'],
  ])('THR-209 that cannot be stored (%s) leaves no row', async (code, status, problem) => {
    const before = await itemCount();
    const store = test.app.get<MediaStore>(MEDIA_STORE, { strict: false });
    const failing = jest.spyOn(store, 'put').mockRejectedValue(Object.assign(new Error(code), { code }));
    try {
      expect((await upload(await jpeg())).body).toMatchObject({ status, code: problem });
    } finally {
      failing.mockRestore();
    }
    expect([await itemCount(), temporaryFiles()]).toEqual([before, []]);
  });

  it.each([
    'media/../admin-password',
    'media/%2e%2e/admin-password',
    `media/${'a'.repeat(32)}/..%2f..%2f..%2fadmin-password`,
    `media/${'a'.repeat(32)}/`,
    'media/originals/aa',
    `media/${'a'.repeat(32)}/x-320.webp`,
    `media/${'a'.repeat(32)}/file.html`,
  ])('%s is not served', async (address) => {
    expect((await rawRequest(test, 'GET', `/${address}`)).status).toBe(404);
  });
});
