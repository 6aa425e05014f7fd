import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { LivePlaces } from '../src/site/live-places.ts';
import { Renderer } from '../src/site/renderer.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { keptFiles } from './support/kept-files.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';

const site = forAllTests(() => createTestSite());
let render: jest.SpiedFunction<Renderer['renderPage']>;
beforeAll(() => {
  render = jest.spyOn(site.app.get(Renderer), 'renderPage');
});

const raw = (path: string, headers: Record<string, string> = {}) => rawRequest(site, 'GET', path, headers);

describe('a page', () => {
  it('shows in the very next answer what was published', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      await site.publish(title);
      expect(await site.html('/')).toContain(title);
      expect(await site.html('/about')).toContain(title);
    }
  });

  it('shows in the very next answer which setting was saved', async () => {
    await site.html('/');
    await site.saveSetting('legalName', 'Try it now');
    expect(await site.html('/')).toContain('Try it now');
  });

  it('is rendered once, however many ask at the same time and after', async () => {
    await site.publish('Rendered once');
    await site.settled();
    render.mockClear();
    const pages = await Promise.all(Array.from({ length: 100 }, () => site.html('/about')));
    await site.settled();
    await site.html('/about');
    expect(new Set(pages).size).toBe(1);
    expect(render.mock.calls.filter(([{ url }]) => url === '/about')).toHaveLength(1);
  });

  it('is one page whatever the query says', async () => {
    await site.publish('Any query');
    expect(await site.html('/?utm_source=a')).toContain('Any query');
    await site.settled();
    render.mockClear();
    expect(await site.html('/?utm_source=b')).toContain('Any query');
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (body: Buffer) => body],
  ] as const)('comes as %s to those who accept it, fresh and kept', async (encoding, decode) => {
    await site.publish(`Encoded as ${encoding}`);
    const accept = { 'accept-encoding': encoding };
    const fresh = await raw('/about', accept);
    await site.settled();
    const kept = await raw('/about', accept);
    for (const answer of [fresh, kept]) {
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(decode(answer.body).toString()).toContain(`Encoded as ${encoding}`);
    }
    expect(kept.headers).toEqual({ ...fresh.headers, date: expect.any(String), 'x-request-id': expect.any(String) });
  });

  it('holds nothing of its owner for a browser that is signed in, and is not kept then', async () => {
    await site.editor.live({ heroTitle: 'Signed in', headHtml: '<script>chat()</script>' });
    expect(await site.html('/about')).toContain('chat()');
    const { body, headers } = await raw('/about', { cookie: 'a=1; 20x_session=x', 'accept-encoding': 'identity' });
    expect(body.toString()).toContain('Signed in');
    expect(body.toString()).not.toContain('chat()');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(await site.html('/about')).toContain('chat()');
    await site.editor.live({ heroTitle: 'Signed out' });
  });

  it('holds nothing of its owner then where there is no page, either', async () => {
    render.mockClear();
    expect(await raw('/nowhere', { cookie: '20x_session=x' })).toMatchObject({ status: 404 });
    expect(render.mock.lastCall?.[0]).toMatchObject({ url: '/nowhere', isPlain: true });
  });

  it('is kept by browsers and asked again each time', async () => {
    const { headers } = await raw('/about');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    const unchanged = await raw('/about', { 'if-none-match': String(headers.etag) });
    expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(unchanged.headers.etag).toBe(headers.etag);
  });

  it('has another entity tag after a publication, even when nothing but its letters changed', async () => {
    await site.publish('Title A');
    const before = await raw('/about');
    await site.publish('Title B');
    const after = await raw('/about', { 'if-none-match': String(before.headers.etag) });
    expect(after.status).toBe(200);
    expect(after.body).toHaveLength(before.body.length);
    expect(after.body.toString()).toContain('Title B');
  });

  it('answers HEAD like GET, without a body', async () => {
    const get = await raw('/about');
    const head = await rawRequest(site, 'HEAD', '/about');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('refuses to be framed elsewhere or to be taken for another type', async () => {
    expect((await raw('/')).headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('never depends on who asks (THR-58, THR-165)', async () => {
    await site.publish('For everyone');
    const own = await raw('/about', { authorization: 'Bearer x', cookie: '20x_refresh=x', host: 'evil.example' });
    expect(own.body.toString()).toContain('For everyone');
    expect(own.body.toString()).not.toContain('evil.example');
    expect(own.headers['set-cookie']).toBeUndefined();
  });
});

describe('an address without a page', () => {
  it('RT-02 answers 404 and is never kept', async () => {
    const response = await raw('/there-is-nothing');
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).toBe('private, max-age=5');
    expect(response.headers.etag).toBeUndefined();
    await site.settled();
    expect(keptFiles(site.siteDir).filter((file) => file.includes('there-is-nothing'))).toEqual([]);
  });

  it('is rendered once between two publications, whatever the address', async () => {
    await site.publish('Before');
    render.mockClear();
    const ask = async (paths: string[]) =>
      new Set(await Promise.all(paths.map(async (path) => (await raw(path)).body.toString())));
    const first = await ask(['/nothing', '/nothing-else', '/blog/nothing', '/features/nothing', '/-/-', '/%22']);
    expect(first.size).toBe(1);
    expect(await ask(['/website/nothing', '/website/blog/nothing'])).not.toEqual(first);
    await site.publish('After');
    const [next] = await ask(['/nothing']);
    expect(next).toContain('After');
    const rendered = render.mock.calls.map(([{ url }]) => url).filter((url) => url !== '/');
    expect(rendered).toEqual(['/-/-', '/website/-/-', '/-/-']);
  });

  it('asks the database nothing between two publications', async () => {
    await raw('/nothing');
    await eventually(
      () => site.app.get(LivePlaces).now(),
      (places) => places !== null,
    );
    const query = jest.spyOn(site.app.get(DataSource), 'query');
    for (const path of ['/never-asked', '/blog/never-asked', '/website/never-asked'])
      expect((await raw(path)).status).toBe(404);
    expect(query.mock.calls.filter(([sql]) => sql.includes('content_document'))).toEqual([]);
    query.mockRestore();
  });

  it.each(['/a%00b', '/a"b', '/a\\b', `/${'a'.repeat(2000)}`, '/..%2f..%2fetc/passwd', '/<script>'])(
    'answers 404 to %j',
    async (path) => {
      const response = await raw(path);
      expect(response.status).toBe(404);
      expect(response.body.toString()).not.toContain('passwd');
    },
  );

  it('takes no method but GET and HEAD', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const response = await site.http[method]('/about').send(method === 'delete' ? undefined : {});
      expect(response).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(response.headers).toMatchObject({ allow: 'GET, HEAD' });
    }
  });

  it('below /api is a problem, not a page', async () => {
    const response = await raw('/api/there-is-nothing');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('an address spelled otherwise', () => {
  it.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/about/?a=b', '/about?a=b'],
    ['/About/', '/about'],
    ['/Blog//Tag/CAF%C3%A9/', '/blog/tag/caf%C3%A9'],
  ])('%s leads to %s on this host', async (path, location) => {
    const response = await raw(path);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(location);
  });

  it.each([
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%0d%0aset-cookie:a/',
  ])('%s leads nowhere', async (path) => {
    const response = await raw(path);
    expect(response.status).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });

  it.each([
    ['/About', '/about'],
    ['/ABOUT?a=B', '/about?a=B'],
    ['/Privacy-Policy', '/privacy'],
    ['/Website/Admin', '/website/admin'],
    ['/Admin', '/admin'],
    ['/Contact', null],
    ['/There-Is-Nothing', null],
    ['/API/settings', null],
    ['/caf%C3%A9', null],
  ])('in capitals, as %s, leads to %s', async (path, location) => {
    render.mockClear();
    const response = await raw(path);
    expect(response.status).toBe(location !== null || path === '/Contact' ? 301 : 404);
    if (path !== '/Contact') expect(response.headers.location).toBe(location ?? undefined);
    expect(render.mock.calls.filter(([{ url }]) => /[A-Z]/.test(url.replace(/%\w\w/g, '')))).toEqual([]);
  });

  it('follows where the renderer leads', async () => {
    const response = await raw('/contact');
    expect(response).toMatchObject({ status: 301 });
    expect(response.headers).toMatchObject({ location: '/about', 'cache-control': 'no-cache' });
  });
});

describe('what the browser renders', () => {
  it.each(['/admin', '/admin/blog/new', '/login', '/website/admin', '/website/login'])(
    'RT-05 %s gets the bare document',
    async (path) => {
      const response = await raw(path, { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(response.body).toString()).toContain(
        path.endsWith('/login') ? '<title>Login</title>' : '<title>Shell</title>',
      );
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
    },
  );

  it('THR-28 gets the key in a session cookie as a document alone, which pages cannot reach', async () => {
    const key = `${randomUUID()}.${'k'.repeat(43)}`;
    const cookie = `a=1; 20x_session=${'c'.repeat(43)}.${key}`;
    const navigated = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    const given = async (path: string, headers: Record<string, string>) =>
      (await raw(path, headers)).headers['server-timing'];
    expect(await given('/admin', { cookie, ...navigated })).toBe(`page-key;desc=${key}`);
    expect(await given('/admin', { cookie, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).toBeUndefined();
    expect(await given('/admin', { cookie: `20x_session=${key}`, ...navigated })).toBeUndefined();
    for (const path of ['/about', '/login/x', '/preview']) {
      expect(await given(path, { cookie, ...navigated })).toBeUndefined();
      expect((await raw(path)).headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('lies as a file where nginx takes it', () => {
    const shells = keptFiles(site.siteDir).filter((file) => /^(shell|login)/.test(file));
    expect(shells).toEqual(['login', 'shell'].flatMap((name) => ['', '.br', '.gz'].map((end) => `${name}.html${end}`)));
  });
});
