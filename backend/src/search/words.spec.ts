import { typosBetween, wordsIn } from './words.ts';

it.each([
  ['nurse', 'nurse', 0],
  ['nurse', 'nruse', 1],
  ['nurse', 'nurs', 1],
  ['nurse', 'nursed', 1],
  ['nurse', 'purse', 1],
  ['schedule', 'shedul', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['ab', 'ba', 1],
])('counts the typos between %j and %j: %d', (one, other, expected) => {
  expect(typosBetween(one, other)).toBe(expected);
  expect(typosBetween(other, one)).toBe(expected);
});

it('reads words of letters and digits, none of them longer than the index takes', () => {
  expect(wordsIn(' 24/7 on-call, “nurses’” & ﬁle: <b>x</b>')).toEqual([
    '24',
    '7',
    'on',
    'call',
    'nurses',
    'file',
    'b',
    'x',
    'b',
  ]);
  expect(wordsIn('a'.repeat(3000))).toEqual(['a'.repeat(40)]);
  expect(wordsIn(' … \u0000 🙂')).toEqual([]);
});
