import { isHidden } from './hidden.ts';

it.each([
  [{ published: false }, true],
  [{ entry: 'A text', published: false }, true],
  [{ published: true }, false],
  [{ published: null }, false],
  [{}, false],
  ['A text', false],
  [[{ published: false }], false],
  [null, false],
])('knows whether %j is hidden', (entry, expected) => {
  expect(isHidden(entry)).toBe(expected);
});
