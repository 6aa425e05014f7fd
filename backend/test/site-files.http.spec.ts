import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createTestApp, type TestApp } from './support/app.ts';
import { rawRequest } from './support/raw-request.ts';

const frontEnd = mkdtempSync(path.join(os.tmpdir(), '20x-test-files-'));
const files: Record<string, string> = {
  'frontend-shell/dist/main.0123abcd.js': 'console.log("shell")',
  'frontend-shell/dist/main.0123abcd.js.map': '{}',
  'frontend-shell/dist/assets.json': '{}',
  'frontend-shell/dist/.env': 'classified',
  'frontend-public/dist/favicon.svg': '<svg/>',
  'frontend-public/dist/og-image.jpg': 'jpeg',
  'frontend-public/dist/apple-touch-icon.png': 'png',
  'frontend-public/dist/images/logos/20x-logo.svg': '<svg/>',
  'frontend-public/secret.txt': 'classified',
};

let test: TestApp;
beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(frontEnd, file)), { recursive: true });
    writeFileSync(path.join(frontEnd, file), text);
  }
  const script = Buffer.from(files['frontend-shell/dist/main.0123abcd.js'] ?? '');
  writeFileSync(path.join(frontEnd, 'frontend-shell/dist/main.0123abcd.js.br'), brotliCompressSync(script));
  test = await createTestApp({ variables: { FRONTEND_DIR: frontEnd } });
});
afterAll(async () => {
  await test.close();
  rmSync(frontEnd, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}) => rawRequest(test, 'GET', target, headers);

describe('without nginx', () => {
  it('THR-174 files with a hash in their name are kept for good, and come compressed', async () => {
    const { headers, body } = await get('/static/shell/main.0123abcd.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(body).toString()).toContain('shell');
    expect((await get('/static/shell/main.0123abcd.js')).body.toString()).toContain('shell');
  });

  it.each(['/favicon.svg', '/og-image.jpg', '/apple-touch-icon.png', '/images/logos/20x-logo.svg'])(
    '%s comes from the build',
    async (file) => {
      const { status, headers } = await get(file);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    },
  );

  it.each([
    '/static/shell/main.0123abcd.js.map',
    '/static/shell/assets.json',
    '/static/shell/.env',
    '/static/shell/',
    '/static/public/../secret.txt',
    '/static/public/%2e%2e/secret.txt',
    '/static/public/..%2fsecret.txt',
    '/images/nothing.svg',
    '/favicon.ico',
  ])('THR-60 %s is not there', async (file) => {
    const { status, body } = await get(file);
    expect([403, 404]).toContain(status);
    expect(body.toString()).not.toContain('classified');
  });
});

describe('without built front ends', () => {
  it('pages say so with 503, and the API works', async () => {
    expect(await get('/')).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    expect(await get('/login')).toMatchObject({ status: 503 });
    expect(await get('/api/settings')).toMatchObject({ status: 200 });
  });
});
