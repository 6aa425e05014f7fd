import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('a publication is in the very next answer', async () => {
  for (const title of ['First', 'Second', 'Third']) {
    await site.publish(title);
    expect(await site.html('/')).toContain(title);
    expect(await site.html('/about')).toContain(title);
  }
});
