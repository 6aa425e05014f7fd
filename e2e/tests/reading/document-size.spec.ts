import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../../support/test.ts';

/** The guide, a book of 8,000 words, is longer than any limit of usual pages. */
const limits: Readonly<Record<string, number>> = {
  '/': 19,
  '/ultimate-guide-to-nurse-scheduling-software': 40,
};
const usualLimit = 17;

test('every document is small: in brotli, in KB', async ({ request }) => {
  const listed = [...(await (await request.get('/sitemap-1.xml')).text()).matchAll(/<loc>([^<]*)</g)];
  const paths = [...listed.map(([, address = '']) => new URL(address).pathname), '/privacy', '/nowhere'];
  const tooLarge = [];
  for (const path of paths) {
    const html = await (await request.get(path)).body();
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
    const size = brotliCompressSync(html, { params }).length / 1024;
    if (size > (limits[path] ?? usualLimit)) tooLarge.push(`${path}: ${size.toFixed(1)}`);
  }
  expect(paths.length).toBeGreaterThan(20);
  expect(tooLarge).toEqual([]);
});
