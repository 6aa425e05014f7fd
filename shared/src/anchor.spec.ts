import { anchorFrom } from './anchor.ts';

it.each([
  ['What’s a “fill rate”?', 'whats-a-fill-rate'],
  ["Why we don't sell data", 'why-we-dont-sell-data'],
  ['2. Équipe & rôles — ', 'equipe-roles'],
  [' 24/7 ', ''],
])('makes an anchor of %j', (words, anchor) => {
  expect(anchorFrom(words)).toBe(anchor);
});

it('cuts long words to the limit, without a hyphen at the end', () => {
  expect(anchorFrom('long '.repeat(20))).toMatch(/^[a-z-]{1,60}(?<!-)$/);
  expect(anchorFrom('a-long word', 7)).toBe('a-long');
});
