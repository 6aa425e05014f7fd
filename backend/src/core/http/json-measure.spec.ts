import { measureJson } from './json-measure.ts';

it.each([
  ['1', { depth: 0, values: 0 }],
  ['{}', { depth: 1, values: 1 }],
  ['{"a":1,"b":2}', { depth: 1, values: 2 }],
  ['[1,2,[3,4]]', { depth: 2, values: 5 }],
  ['[[],[[]]]', { depth: 3, values: 5 }],
  ['{"a":{"b":[1]}}', { depth: 3, values: 3 }],
  ['"[[,[["', { depth: 0, values: 0 }],
  [String.raw`{"a":"\"[,[["}`, { depth: 1, values: 1 }],
  [String.raw`["\\",[]]`, { depth: 2, values: 3 }],
  ['"never closed [[[', { depth: 0, values: 0 }],
])('measures %s', (text, measure) => {
  expect(measureJson(text)).toEqual(measure);
});
