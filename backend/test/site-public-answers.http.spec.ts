import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { SettingsService } from '../src/settings/settings.service.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { rawRequest } from './support/raw-request.ts';
import { signIn } from './support/sign-in.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
afterEach(() => jest.restoreAllMocks());

const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site, 'GET', path, headers);
/** Renderings read too; a test that counts or replaces reads waits for them. */
const pagesRendered = async () => {
  await site.html('/');
  await site.settled();
};
const spyOnReads = () => jest.spyOn(site.app.get(SettingsService), 'list');

describe('a public answer', () => {
  it('is read once per generation and shows each change at once', async () => {
    await site.saveSetting('legalName', 'First');
    await pagesRendered();
    const reads = spyOnReads();
    for (let n = 0; n < 5; n++) expect((await get('/api/settings?once')).body.toString()).toContain('First');
    expect(reads).toHaveBeenCalledTimes(1);
    await site.saveSetting('legalName', 'Second');
    expect((await get('/api/settings?once')).body.toString()).toContain('Second');
  });

  it('is the same from memory as from its route', async () => {
    await site.saveSetting('legalName', 'Same');
    const first = await get('/api/footer/sections?a=b');
    const again = await get('/api/footer/sections?a=b');
    const varying = { date: expect.any(String), 'x-request-id': expect.any(String) };
    expect(again.headers).toEqual({ ...first.headers, ...varying });
    expect(again.body).toEqual(first.body);
  });

  it('THR-167 may be kept by anyone, is asked again each time, and survives an outage', async () => {
    const { headers } = await get('/api/settings');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, stale-if-error=86400',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const etag = String(headers.etag);
    expect(await get('/api/settings', { 'if-none-match': etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    await site.saveSetting('legalName', 'Changed');
    expect(await get('/api/settings', { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('says 304 on the first read after a change that left it alone', async () => {
    const { headers } = await get('/api/footer/badges');
    await site.saveSetting('legalName', 'Not a badge');
    const unchanged = await get('/api/footer/badges', { 'if-none-match': String(headers.etag) });
    expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('is compressed once, when it is long', async () => {
    await site.editor.live({ faqs: [{ question: 'How long?', answer: 'Long '.repeat(300) }] });
    const compressed = await eventually(
      () => get('/api/home-content', { 'accept-encoding': 'br' }),
      ({ headers }) => headers['content-encoding'] === 'br',
    );
    expect(brotliDecompressSync(compressed.body)).toEqual((await get('/api/home-content')).body);
  });

  it('answers HEAD from memory', async () => {
    const { headers } = await get('/api/settings');
    const head = await rawRequest(site, 'HEAD', '/api/settings');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers.etag).toBe(headers.etag);
  });
});

describe('nothing is kept', () => {
  it.each([
    ['with an Authorization header', { authorization: 'Bearer x' }],
    ['with a session cookie', { cookie: 'theme=dark; 20x_refresh=x' }],
    ['with a secure session cookie', { cookie: '__Secure-20x_refresh=x' }],
    ['with a body', { 'content-length': '0' }],
  ])('THR-165 of a request %s', async (_, headers) => {
    await get('/api/settings');
    const reads = spyOnReads();
    const { headers: answered } = await get('/api/settings', headers);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(answered['cache-control']).toBe('no-store');
  });

  it('though cookies of others make no difference', async () => {
    await get('/api/settings');
    const reads = spyOnReads();
    await get('/api/settings', { cookie: '_ga=1; theme=dark' });
    expect(reads).not.toHaveBeenCalled();
  });

  it('of errors (THR-168)', async () => {
    for (const [path, status] of [
      ['/api/there-is-nothing', 404],
      ['/api/features?limit=nonsense', 400],
    ] as const) {
      const response = await get(path);
      expect(response.status).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store');
    }
    jest.spyOn(site.app.get(SettingsService), 'list').mockRejectedValue(new Error('a bug'));
    expect(await get('/api/settings?broken')).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    jest.restoreAllMocks();
    expect(await get('/api/settings?broken')).toMatchObject({ status: 200 });
  });

  it('of what administrators read', async () => {
    const session = await signIn(site);
    for (const path of ['/api/admin/settings', '/api/auth/me']) {
      const response = await get(path, session);
      expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      expect(response.headers.etag).toBeUndefined();
    }
    expect(await get('/api/auth/me')).toMatchObject({ status: 401 });
  });

  it('THR-171 of a read that a change has overtaken', async () => {
    await site.saveSetting('legalName', 'Read before');
    await pagesRendered();
    const settings = site.app.get(SettingsService);
    const list = settings.list.bind(settings);
    jest.spyOn(settings, 'list').mockImplementationOnce(async () => {
      const read = await list();
      await site.saveSetting('legalName', 'Saved meanwhile');
      return read;
    });
    await get('/api/settings?overtaken');
    expect((await get('/api/settings?overtaken')).body.toString()).toContain('Saved meanwhile');
  });
});
