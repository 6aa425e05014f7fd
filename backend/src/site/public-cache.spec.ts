import { PublicCache } from './public-cache.ts';

const json = 'application/json';
const bodyOf = (bytes: number) => Buffer.alloc(bytes, 'a');

describe('the cache of public answers', () => {
  it('answers only from the generation asked for', () => {
    const cache = new PublicCache({ bytes: 10_000, entryBytes: 5_000 });
    cache.keep('/a', 7, json, Buffer.from('old'));
    expect(cache.find('/a', 7, 'br')).toMatchObject({ body: Buffer.from('old'), encoding: 'identity', type: json });
    expect(cache.find('/a', 8, 'br')).toBeNull();
  });

  it('drops a read that a publication has overtaken', () => {
    const cache = new PublicCache({ bytes: 10_000, entryBytes: 5_000 });
    cache.keep('/b', 8, json, Buffer.from('new'));
    cache.keep('/a', 7, json, Buffer.from('read before the publication'));
    expect(cache.find('/a', 8, 'identity')).toBeNull();
    expect(cache.find('/b', 8, 'identity')).not.toBeNull();
  });

  it('stays within its bytes and forgets the least recently used', () => {
    const cache = new PublicCache({ bytes: 5_000, entryBytes: 2_000 });
    cache.keep('/used', 1, json, bodyOf(900));
    for (let i = 0; i < 100; i++) {
      cache.keep(`/${i}`, 1, json, bodyOf(900));
      expect(cache.find('/used', 1, 'identity')).not.toBeNull();
    }
    const left = Array.from({ length: 100 }, (_, i) => cache.find(`/${i}`, 1, 'identity')).filter(Boolean);
    expect(left).toHaveLength(2);
  });

  it('does not keep what is too large', () => {
    const cache = new PublicCache({ bytes: 5_000, entryBytes: 2_000 });
    expect(cache.keep('/large', 1, json, bodyOf(2_001))).toMatch(/^".{22}"$/);
    expect(cache.find('/large', 1, 'identity')).toBeNull();
  });

  it('compresses large answers once, on demand', async () => {
    const cache = new PublicCache({ bytes: 50_000, entryBytes: 20_000 });
    cache.keep('/long', 1, json, bodyOf(10_000));
    expect(cache.find('/long', 1, 'br')?.encoding).toBe('identity');
    await cache.settled();
    expect(cache.find('/long', 1, 'br')).toMatchObject({ encoding: 'br' });
    expect(cache.find('/long', 1, 'gzip')).toMatchObject({ encoding: 'gzip' });
  });
});
