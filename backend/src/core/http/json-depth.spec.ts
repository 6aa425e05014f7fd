import { jsonDepth } from './json-depth.ts';

it.each([
  ['1', 0],
  ['{}', 1],
  ['[[],[[]]]', 3],
  ['{"a":{"b":[1]}}', 3],
  ['"[[[["', 0],
  [String.raw`{"a":"\"[[["}`, 1],
  [String.raw`["\\",[]]`, 2],
  ['"never closed [[[', 0],
  [']]]][', 0],
])('%s nests %i deep', (text, depth) => {
  expect(jsonDepth(text)).toBe(depth);
});
