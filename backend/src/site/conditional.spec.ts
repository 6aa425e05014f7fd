import { matchesEtag } from './conditional.ts';

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  [undefined, '"a"', false],
  ['"a"', undefined, false],
])('If-None-Match %j against %j: %s', (header, etag, expected) => {
  expect(matchesEtag(header, etag)).toBe(expected);
});
