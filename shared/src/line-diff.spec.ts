import { lineDiff } from './line-diff.ts';

it('tells the lines that were taken out and put in, in their places', () => {
  expect(lineDiff('<a>\n<b>\n<c>', '<a>\n<d>\n<c>')).toEqual([
    { kind: 'same', line: '<a>' },
    { kind: 'removed', line: '<b>' },
    { kind: 'added', line: '<d>' },
    { kind: 'same', line: '<c>' },
  ]);
  expect(lineDiff('', '<a>')).toEqual([{ kind: 'added', line: '<a>' }]);
  expect(lineDiff('<a>', '')).toEqual([{ kind: 'removed', line: '<a>' }]);
});
