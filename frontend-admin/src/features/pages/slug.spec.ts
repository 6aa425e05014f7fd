import { asSlug, slugFrom } from './slug';

it.each([
  ['About us', 'about-us'],
  ['  Québec: what’s new in 2026?  ', 'quebec-whats-new-in-2026'],
  ['…', ''],
  ['word '.repeat(40), 'word-word-word-word-word-word-word-word-word-word-word-word-word-word-word'],
])('suggests an address for %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
  expect(slugFrom(title).length).toBeLessThanOrEqual(75);
});

it('takes what is typed as far as it can be an address', () => {
  expect(asSlug('My Page_2/é')).toBe('my-page-2');
});
