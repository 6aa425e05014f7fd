import { isSlug, slugLimit } from './slug.ts';

describe('a slug', () => {
  it.each(['home', 'nurse-scheduling-software', '8-80-rule', 'a'.repeat(slugLimit)])('may be %j', (slug) => {
    expect(isSlug(slug)).toBe(true);
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'a b', 'a/b', '../a', 'a\r\nb', 'é', 'a'.repeat(slugLimit + 1)])(
    'may not be %j',
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );

  it('is judged in linear time', () => {
    const started = performance.now();
    isSlug(`${'a-'.repeat(slugLimit)}!`);
    expect(performance.now() - started).toBeLessThan(20);
  });
});
