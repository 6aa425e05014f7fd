import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allOf, chooseEncoding, encodeAll, startEncoding } from './encodings.ts';

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', 'identity'],
    ['GZIP;q=1', 'gzip'],
    ['gzip;q=x', 'identity'],
  ] as const)('answer Accept-Encoding %j with %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  it('carry the same bytes', async () => {
    const page = Buffer.from('<!doctype html><p>é</p>'.repeat(100));
    const variants = await encodeAll(page);
    expect(brotliDecompressSync(variants.br)).toEqual(page);
    expect(gunzipSync(variants.gzip)).toEqual(page);
    expect(variants.identity).toEqual(page);
  });

  it('can be awaited one by one', async () => {
    const variants = startEncoding(Buffer.from('<!doctype html>'));
    expect(await allOf(variants)).toEqual({
      identity: await variants.identity,
      br: await variants.br,
      gzip: await variants.gzip,
    });
  });
});
