import { asSlug, endedBy, isSlug, slugFrom, slugInWords, slugLimit } from './slug.ts';

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

  // A pattern that tries every split would run for years here.
  it('is judged in linear time', () => {
    expect(isSlug(`${'a-'.repeat(slugLimit)}!`)).toBe(false);
  });

  it('reads as words', () => {
    expect(slugInWords('about-us')).toBe('About us');
  });

  it('is shortened before an ending', () => {
    expect(endedBy('about', '-2')).toBe('about-2');
    expect(endedBy(`${'a'.repeat(slugLimit - 3)}-bc`, '-2')).toBe(`${'a'.repeat(slugLimit - 3)}-2`);
  });
});

it.each([
  ['About us', 'about-us'],
  ['  Québec: what’s new in 2026?  ', 'quebec-whats-new-in-2026'],
  ['…', ''],
  ['word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-word-word-word-word'],
])('suggests a slug for %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
  expect(slug === '' || isSlug(slug)).toBe(true);
});

it.each([
  ['My Page_2/é', 'my-page-2-e'],
  ['feed.xml', 'feed-xml'],
  ['night--', 'night-'],
  ['/blog', 'blog'],
  ['What’s new?', 'whats-new'],
  ['\u0420olicy', '\u0440olicy'],
])('takes %j as far as it can become a slug', (typed, slug) => {
  expect(asSlug(typed)).toBe(slug);
});
