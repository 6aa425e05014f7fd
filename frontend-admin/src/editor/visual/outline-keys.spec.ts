import { outlineActionOf, startsWith } from './outline-keys';

const key = (typed: string, timeStamp = 0, held: object = {}) => ({
  ...{ key: typed, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, timeStamp },
  ...held,
});
const lines = [
  ['Hero'],
  ['Questions'],
  ['question 1', 'Who fills it?'],
  ['question 2', 'When?'],
  ['Final call to action'],
];

it('letters find the next entry by its name or its words, and the same letter goes on', () => {
  const find = startsWith();
  expect(find(key('f'), lines, 0)).toBe(4);
  expect(find(key('w', 2000), lines, 4)).toBe(2);
  expect(find(key('w', 2100), lines, 2)).toBe(3);
  expect(find(key('w', 2200), lines, 3)).toBe(2);
});

it('letters typed in a row are one word', () => {
  const find = startsWith();
  expect(find(key('w'), lines, 0)).toBe(2);
  expect(find(key('h', 100), lines, 2)).toBe(2);
  expect(find(key('e', 200), lines, 2)).toBe(3);
  expect(find(key('f', 2000), lines, 3)).toBe(4);
});

it('keys with a meaning find nothing', () => {
  const find = startsWith();
  for (const own of [key('Enter'), key(' '), key('w', 0, { ctrlKey: true }), key('z')])
    expect(find(own, lines, 0)).toBeNull();
});

it('an entry is moved, copied, hidden, deleted, and gets neighbours, by keys', () => {
  expect(outlineActionOf(key('ArrowUp', 0, { altKey: true }), 2)).toEqual({ action: 'up' });
  expect(outlineActionOf(key('d', 0, { metaKey: true }), 2)).toEqual({ action: 'duplicate' });
  expect(outlineActionOf(key('H', 0, { shiftKey: true }), 2)).toEqual({ action: 'hide' });
  expect(outlineActionOf(key('h'), 2)).toBeNull();
  expect(outlineActionOf(key('Enter', 0, { ctrlKey: true }), 2)).toEqual({ action: 'add', to: 3 });
  expect(outlineActionOf(key('Insert', 0, { shiftKey: true }), 2)).toEqual({ action: 'add', to: 2 });
});
