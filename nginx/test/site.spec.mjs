/* global describe, it, expect, beforeAll, afterAll */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mediaKey, startStandIn } from './stand-in.mjs';

let site;
beforeAll(async () => {
  site = await startStandIn();
});
afterAll(() => site.stop());

const plainly = { headers: {} };

/** The answer to what no client of HTTP would send. */
async function answerTo(request) {
  const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
  socket.write(request);
  const [head, ...body] = (await text(socket)).split('\r\n\r\n');
  return { head, body: body.join('\r\n\r\n') };
}

describe('rendered pages', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.5', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes) => bytes],
    ['zebra, abr', undefined, (bytes) => bytes],
  ])('answer "%s" as %s', async (accepted, encoding, decode) => {
    const page = await site.send('/', { headers: { 'accept-encoding': accepted } });
    expect(page.status).toBe(200);
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers.vary).toBe('Accept-Encoding');
    expect(decode(page.bytes).toString()).toBe('<h1>Home</h1>');
  });

  it('are found by path alone', async () => {
    expect((await site.send('/blog/first?utm_source=mail', plainly)).text).toBe('<h1>First post</h1>');
  });

  it('come from the back end, which redirects, for an address with empty segments', async () => {
    for (const address of ['//', '//blog/first', '/blog//first?a=1'])
      expect(JSON.parse((await site.send(address, plainly)).text).url).toBe(address);
    expect((await site.send('/blog/first?next=//a', plainly)).text).toBe('<h1>First post</h1>');
  });

  it('are asked for again every time, by entity tag', async () => {
    const first = await site.send('/', plainly);
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['last-modified']).toBeUndefined();
    const again = await site.send('/', { headers: { 'if-none-match': first.headers.etag } });
    expect(again.status).toBe(304);
    const byTime = await site.send('/', { headers: { 'if-modified-since': new Date().toUTCString() } });
    expect(byTime.status).toBe(200);
  });

  it('come from the back end when no file is there', async () => {
    const page = await site.send('/pricing?plan=2', plainly);
    expect(JSON.parse(page.text)).toMatchObject({ url: '/pricing?plan=2' });
  });

  it('come from the back end when the file goes between being found and being opened', async () => {
    const flipping = new Worker(new URL('flipping-link.mjs', import.meta.url), {
      workerData: { link: path.join(site.siteDir, 'current'), targets: ['generations/8', 'generations/7'] },
    });
    try {
      await once(flipping, 'message');
      const statuses = new Set();
      for (let turn = 0; turn < 100; turn += 1)
        for (const { status } of await Promise.all(Array.from({ length: 20 }, () => site.send('/', plainly))))
          statuses.add(status);
      expect([...statuses]).toEqual([200]);
    } finally {
      flipping.postMessage('end at the last target');
      await once(flipping, 'exit');
    }
    expect((await site.send('/', plainly)).text).toBe('<h1>Home</h1>');
  });

  it('are not found where the back end calls the address malformed', async () => {
    const answer = await site.send('/page-400', plainly);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text).url).toBe('/not/found');
  });

  it('come from the back end for a signed-in visitor, and not from files while it is away', async () => {
    const signedIn = { headers: { cookie: 'a=1; 20x_session=b' } };
    expect(JSON.parse((await site.send('/', signedIn)).text)).toMatchObject({ url: '/' });
    expect((await site.send('/', { headers: { cookie: 'a=1; 20x_session=' } })).text).toBe('<h1>Home</h1>');
    // A script of a page can set one for its own path, which comes first.
    const shadowed = { headers: { cookie: '20x_session=; 20x_session=b' } };
    expect(JSON.parse((await site.send('/', shadowed)).text)).toMatchObject({ url: '/' });
    await site.withoutBackEnd(async () => {
      expect((await site.send('/', signedIn)).status).toBe(503);
    });
  });

  it('keep the status that the back end gives', async () => {
    expect((await site.send('/page-404', plainly)).status).toBe(404);
  });

  it('are not found by a method that is none of theirs', async () => {
    const answer = await site.send('/', { method: 'POST', body: 'a=b' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ url: '/not/found', method: 'GET' });
  });

  it('serve the bare documents of admin and login, not for indexing', async () => {
    for (const path of ['/admin', '/admin/blog/new', '/login', '/website/login', '/website/admin/home']) {
      const page = await site.send(path, plainly);
      expect(page.text).toBe(path.endsWith('/login') ? '<h1>Login</h1>' : '<h1>Shell</h1>');
      expect(page.headers['x-robots-tag']).toBe('noindex');
    }
  });

  describe('give the key in a session cookie (THR-28)', () => {
    const key = `${randomUUID()}.${'k'.repeat(43)}`;
    const cookie = `20x_session=${'c'.repeat(43)}.${key}`;
    const navigated = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    const asDocument = { cookie: `a=1; ${cookie}; b=2`, ...navigated };

    it.each(['/admin', '/admin/blog/new', '/login', '/website/admin/home', '/website/login'])(
      'to %s as a document, which no cache keeps',
      async (path) => {
        const { headers } = await site.send(path, { headers: asDocument });
        expect(headers).toMatchObject({ 'server-timing': `page-key;desc=${key}`, 'cache-control': 'no-store' });
      },
    );

    it.each([
      ['a script that fetches it', '/admin', { cookie, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
      ['a frame', '/admin', { ...asDocument, 'sec-fetch-dest': 'iframe' }],
      ['what does not say how it is used', '/admin', { cookie }],
      ['a page', '/about', asDocument],
      ['the API', '/api/anything', asDocument],
      ['a file', '/static/shell/main.0a1b2c3d.js', asDocument],
      ['a visitor', '/admin', navigated],
      ['a cookie that is none of ours', '/admin', { ...asDocument, cookie: `20x_session=${key}` }],
    ])('but not to %s', async (_, path, headers) => {
      expect((await site.send(path, { headers })).headers).not.toHaveProperty('server-timing');
    });
  });

  it('are the last known ones when rendering fails', async () => {
    await site.withoutBackEnd(async () => {
      const known = await site.send('/about', plainly);
      expect(known).toMatchObject({ status: 200, text: '<h1>About, as last rendered</h1>' });
      const unknown = await site.send('/pricing', plainly);
      expect(unknown.status).toBe(503);
      expect(unknown.text).toContain('We are between shifts.');
      expect(unknown.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    });
    expect((await site.send('/about', plainly)).text).toContain('"url":"/about"');
  });

  it('are the branded page when the back end itself says 500 or 503', async () => {
    for (const status of [500, 503]) {
      const page = await site.send(`/page-${status}`, plainly);
      expect(page.status).toBe(503);
      expect(page.text).toContain('We are between shifts.');
    }
  });
});

describe('files', () => {
  it('of a build are immutable and come compressed, with their own type', async () => {
    const script = await site.send('/static/shell/main.0a1b2c3d.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(script.bytes).toString()).toBe('export {};');
    const style = await site.send('/static/shell/main.0a1b2c3d.css', plainly);
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('with names of their own are kept for an hour', async () => {
    const image = await site.send('/images/logo.svg', plainly);
    expect(image).toMatchObject({ status: 200, text: '<svg/>' });
    expect(image.headers['content-type']).toBe('image/svg+xml');
    expect(image.headers['cache-control']).toMatch(/max-age=3600/);
  });

  it('are uploads in their listed widths, which never change', async () => {
    const image = await site.send(`/media/${mediaKey}/ward-12-640.avif?size=900x600`, plainly);
    expect(image).toMatchObject({ status: 200, text: 'encoded' });
    expect(image.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    `/media/${mediaKey}/ward-641.avif`,
    `/media/${mediaKey}/ward-640.webp`,
    `/media/${mediaKey}/ward.svg`,
    `/media/${mediaKey}/`,
    '/media/originals/ab/secret',
    '/media/0b0e3a0c-6c1f-4d0a-9a40-0123456789ab/ward.webp',
  ])('%s is left to the back end', async (address) => {
    expect(JSON.parse((await site.send(address, plainly)).text).url).toBe(address);
  });

  it.each([
    '/static/shell/main.0a1b2c3d.js.map', // THR-60
    '/static/shell/assets.json',
    '/static/shell/missing.js',
    '/static/',
    '/images/',
    '/.env',
    '/.git/config',
    '/blog/.hidden',
    '/metrics',
    '/metrics/all',
    '/static/../../etc/passwd',
  ])('%s are not there, and the site says so in its own page', async (path) => {
    const answer = await site.send(path, plainly);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text).url).toBe('/not/found');
  });

  it('that are not there are the branded page when nobody can render', async () => {
    await site.withoutBackEnd(async () => {
      const answer = await site.send('/.env', plainly);
      expect(answer.status).toBe(503);
      expect(answer.text).toContain('We are between shifts.');
    });
  });
});

describe('the API', () => {
  it('learns from nginx who asks, not from the client (THR-36, THR-37)', async () => {
    const claimed = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-original-url': '/api/admin',
      'x-rewrite-url': '/api/admin',
      'x-user-id': '1',
      'x-role': 'admin',
      'x-http-method-override': 'DELETE',
      host: 'site.example',
    };
    const { headers } = JSON.parse((await site.send('/api/echo?x=1', { headers: claimed })).text);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'site.example',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    for (const name of [
      'forwarded',
      'x-original-url',
      'x-rewrite-url',
      'x-user-id',
      'x-role',
      'x-http-method-override',
    ])
      expect(headers).not.toHaveProperty(name);
  });

  it('searches with the query as it was asked, in the back end each time', async () => {
    const query = '/api/search?q=nurse%20shift&cursor=abc';
    for (let time = 0; time < 2; time++) {
      const answer = await site.send(query, plainly);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toMatchObject({ url: query, method: 'GET' });
    }
    await site.withoutBackEnd(async () => {
      expect(JSON.parse((await site.send(query, plainly)).text)).toMatchObject({ status: 503, code: 'unavailable' });
    });
    expect(JSON.parse((await site.send('/search?q=shift', plainly)).text)).toMatchObject({ url: '/search?q=shift' });
  });

  it('refuses more than 1 MB with a problem', async () => {
    const large = await site.send('/api/echo', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(large.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(large.text)).toMatchObject({ status: 413, code: 'payload_too_large' });
    const allowed = await site.send('/api/echo', { method: 'POST', body: 'x'.repeat(1024 * 1024) });
    expect(allowed.status).toBe(200);
  });

  it('takes files of up to 10 MB for the media library, and nowhere else', async () => {
    const megabytes = (count, more = 0) => Buffer.alloc(count * 1024 * 1024 + more);
    const send = async (target, body) => (await site.send(target, { method: 'POST', body })).status;
    expect(await send('/api/admin/media?name=a.jpg', megabytes(10))).toBe(200);
    expect(await send('/api/admin/media/0b0e3a0c-6c1f-4d0a-9a40-0123456789ab/file', megabytes(10))).toBe(200);
    expect(await send('/api/admin/media/facets', megabytes(2))).toBe(413);
    const large = await site.send('/api/admin/media', { method: 'POST', body: megabytes(10, 1) });
    expect(JSON.parse(large.text)).toMatchObject({ status: 413, detail: 'This file is larger than 10 MB.' });
  });

  it('takes files of up to 20 MB with posts', async () => {
    const send = (bytes) =>
      site.send('/api/admin/blog-import?name=a.xml', { method: 'POST', body: Buffer.alloc(bytes) });
    const most = 20 * 1024 * 1024;
    expect((await send(most)).status).toBe(200);
    expect(JSON.parse((await send(most + 1)).text)).toMatchObject({
      status: 413,
      detail: 'This file is larger than 20 MB. Split it.',
    });
  });

  it.each(['/api/features/%zz', '/api/%00', '/api/%'])(
    'refuses the malformed address %s as a problem',
    async (path) => {
      const answer = await site.send(path, plainly);
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(JSON.parse(answer.text)).toMatchObject({ status: 400, code: 'invalid_input' });
    },
  );

  it.each(['/%zz', '/%00', '/blog/%', `/${'x'.repeat(20_000)}`])(
    'shows people who ask for such an address (%.9s) the page of the site',
    async (path) => {
      const answer = await site.send(path, plainly);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject({ url: '/not/found', method: 'GET' });
    },
  );

  it('refuses an address or a header of 20,000 characters', async () => {
    const long = 'x'.repeat(20_000);
    const headers = { cookie: `a=${long}` };
    const problemOf = async (...request) => {
      const { status, headers: answered, text } = await site.send(...request);
      expect(answered['content-type']).toBe('application/problem+json');
      expect(JSON.parse(text).status).toBe(status);
      return JSON.parse(text).code;
    };
    expect(await problemOf(`/api/echo?${long}`, plainly)).toBe('address_too_long');
    expect(await problemOf('/api/echo', { headers })).toBe('headers_too_large');
    const page = await site.send('/pricing', { headers });
    expect(page).toMatchObject({ status: 431, text: expect.stringContaining('Delete the cookies of this site') });
    expect(page.headers['content-type']).toContain('text/plain');
  });

  it.each([
    ['TRACE /api/echo HTTP/1.1', '', 404],
    ['GET /api/.env HTTP/1.1', '', 404],
    ['GET /api/echo HTTP/9.9', '', 400],
    ['POST /api/echo HTTP/1.1', 'Transfer-Encoding: unknown\r\n', 400],
    ['POST /api/echo HTTP/1.1', 'Transfer-Encoding: chunked\r\n', 400],
  ])('refuses %s with %j as a problem', async (line, headers, status) => {
    const { head, body } = await answerTo(`${line}\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\nZZ\r\n`);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status });
  });

  it.each([
    ['GET / HTTP/9.9', '', '/not/found'],
    ['POST /pricing HTTP/1.1', 'Transfer-Encoding: unknown\r\n', '/not/found'],
    ['POST /pricing HTTP/1.1', 'Transfer-Encoding: chunked\r\n', '/not/found'],
    ['GET /malformed-address HTTP/1.1', '', '/not/found'],
    ['GET / HTTP/1.1', 'Range: bytes=999-\r\n', 'We are between shifts.'],
  ])('answers %s with %j by a page of the site', async (line, headers, text) => {
    const { body } = await answerTo(`${line}\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\nZZ\r\n`);
    expect(body).toContain(text);
  });

  it('answers too large a body on a page by a page of the site', async () => {
    const answer = await site.send('/pricing', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('We are between shifts.') });
  });

  it('drops a report of a browser without a word when it cannot be taken', async () => {
    const report = { method: 'POST', body: '{"kind":"warning"}' };
    expect((await site.send('/api/client-reports', report)).text).toContain('"method":"POST"');
    expect((await site.send('/api/client-reports', { ...report, body: 'x'.repeat(20_000) })).status).toBe(204);
    await site.withoutBackEnd(async () => {
      expect(await site.send('/api/client-reports', report)).toMatchObject({ status: 204, text: '' });
    });
  });

  it('drops a view of a page without a word when it cannot be taken', async () => {
    const view = { method: 'POST', body: '{"page":"/"}' };
    expect((await site.send('/api/visits', view)).text).toContain('"method":"POST"');
    expect((await site.send('/api/visits/image', plainly)).text).toContain('"url":"/api/visits/image"');
    expect((await site.send('/api/visits', { ...view, body: 'x'.repeat(3_000) })).status).toBe(204);
    await site.withoutBackEnd(async () => {
      expect(await site.send('/api/visits', view)).toMatchObject({ status: 204, text: '' });
      expect(await site.send('/api/visits/image', plainly)).toMatchObject({ status: 204, text: '' });
    });
  });

  it('answers its own errors itself and a problem when it is away', async () => {
    expect(JSON.parse((await site.send('/api/fail/503', plainly)).text)).toMatchObject({ url: '/api/fail/503' });
    await site.withoutBackEnd(async () => {
      const away = await site.send('/api/settings', plainly);
      expect(away.status).toBe(503);
      expect(away.headers['content-type']).toBe('application/problem+json');
      expect(JSON.parse(away.text)).toMatchObject({
        code: 'unavailable',
        requestId: expect.stringMatching(/^\w{32}$/),
      });
    });
    expect((await site.send('/api/settings', plainly)).status).toBe(200);
  });
});

describe('previews of drafts', () => {
  it('come from the back end each time, may be framed by the site alone, and send no referrer', async () => {
    const { status, headers, text } = await site.send('/preview/abc', plainly);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ url: '/preview/abc' });
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' });
  });

  it('keep the status and the words of the back end', async () => {
    const { status, text } = await site.send('/preview/page-404', plainly);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ url: '/preview/page-404' });
  });

  it('have no older rendering to show while the back end is away', async () => {
    await site.withoutBackEnd(async () => {
      expect((await site.send('/preview/abc', plainly)).status).toBe(503);
    });
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/pricing',
    '/page-404',
    '/static/shell/missing.js',
    '/.env',
    '/api/echo',
    '/page-503',
    '/images/logo.svg',
  ])('%s carries the security headers once', async (path) => {
    const { headers } = await site.send(path, plainly);
    expect(headers).toMatchObject({
      server: 'nginx',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
      'cross-origin-resource-policy': path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each([
    ...['/admin', '/admin/blog/new', '/website/admin/pages', '/login', '/website/login', '/%61dmin'],
    ...['/preview/apart', '/api/apart'], // where the back end says so
  ])('pages do not reach what they open (THR-28): %s', async (path) => {
    const { headers } = await site.send(path, plainly);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it.each([
    ...['/', '/pricing', '/page-404', '/page-503', '/api/anything'],
    // Not-found pages run scripts of the owner, too.
    ...['/login/x', '/admin/.x', '/website/admin/.x', '/preview', '/Preview/x', '/website/preview/x', '/%zz'],
  ])('pages are parted from all of these: %s', async (path) => {
    expect((await site.send(path, plainly)).headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('so is the not-found page for a wrong method in the admin area', async () => {
    const { status, headers } = await site.send('/admin', { method: 'POST', body: 'a=b' });
    expect([status, headers['cross-origin-opener-policy']]).toEqual([404, 'same-origin']);
  });

  it('lets the back end state a policy of its own', async () => {
    expect((await site.send('/api/docs', plainly)).headers['content-security-policy']).toBe("default-src 'self'");
  });
});

it('answers to its own name and to addresses alone (THR-161)', async () => {
  for (const host of ['site.example', 'SITE.example:8080', 'localhost', '127.0.0.1', '[::1]']) {
    expect((await site.send('/', { headers: { host } })).status).toBe(200);
  }
  for (const host of ['evil.example', 'site.example.evil', '127.0.0.1.evil.example']) {
    const answer = await site.send('/', { headers: { host } });
    expect(answer.status).toBe(421);
    expect(answer.text).not.toContain('evil');
    await site.send('/preview/s3cret?q=s3cret', { headers: { host } });
  }
  expect(site.log()).not.toContain('s3cret');
});

it('lets a client go that does not finish its request (THR-144)', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n');
  const started = Date.now();
  socket.on('error', () => undefined); // a reset is one way of letting go
  await new Promise((resolve) => socket.resume().on('close', resolve));
  // nginx's own default is 60 s.
  expect(Date.now() - started).toBeLessThan(50_000);
});
