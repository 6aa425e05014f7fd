/* global it, expect, beforeAll, afterAll */
import { brotliDecompressSync } from 'node:zlib';
import { startStandIn } from './stand-in.mjs';

let site;
beforeAll(async () => {
  site = await startStandIn();
});
afterAll(() => site.stop());

const script = (name) => site.send(`/static/public/${name}`, { headers: { 'accept-encoding': 'br' } });

it('serves the files of the previous release, for pages that were opened before an upgrade', async () => {
  await site.upgrade('blog.11111111.js');
  await site.upgrade('blog.22222222.js');
  await site.upgrade('blog.22222222.js'); // a restart is no upgrade
  for (const name of ['blog.11111111.js', 'blog.22222222.js']) {
    const { status, headers, bytes } = await script(name);
    expect({ status, text: brotliDecompressSync(bytes).toString() }).toEqual({ status: 200, text: name });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  await site.upgrade('blog.33333333.js');
  expect((await script('blog.11111111.js')).status).toBe(404);
  expect((await script('blog.22222222.js')).status).toBe(200);
});
