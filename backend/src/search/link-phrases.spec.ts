import { phraseFor, stemsIn } from './link-phrases.ts';

const found = (text: string, title: string, rare: readonly string[] = []) => {
  const isRare = (stem: string) => rare.some((word) => stemsIn(word).has(stem));
  return phraseFor(text, stemsIn(title), isRare);
};

it.each([
  ['We track the fill rate each week.', 'Fill Rate, Explained', 'fill rate'],
  ['Their nurse licensure compacts change.', 'The Nurse Licensure Compact for Schedulers', 'nurse licensure compacts'],
  ['An open-shift broadcast wakes nobody.', 'Open Shift Broadcasting', 'open-shift broadcast'],
  ['Rates of fill for units differ.', 'Fill Rate, Explained', 'Rates of fill'],
])('finds the words of a text that name a page: %s', (text, title, phrase) => {
  expect(found(text, title)).toBe(phrase);
});

it('takes the longest one', () => {
  expect(found('A fill rate. The fill rate explained.', 'Fill Rate, Explained')).toBe('fill rate explained');
});

it.each([
  ['a fill. A rate.', 'the end of a sentence ends a phrase'],
  ['Fill the new rate.', 'other words end it'],
  ['The rate is high.', 'one common word is not enough'],
])('leaves “%s” alone: %s', (text) => {
  expect(found(text, 'Fill Rate, Explained')).toBeNull();
});

it('takes one long word that no other title has', () => {
  expect(found('Then overtime starts.', 'Overtime for Agency Nurses', ['overtime'])).toBe('overtime');
  expect(found('Then overtime starts.', 'Overtime for Agency Nurses')).toBeNull();
  expect(found('The hours are booked.', 'Book a demo', ['book'])).toBeNull();
});

it('does not take longer and longer with a long text', () => {
  expect(found('fill '.repeat(20_000), 'Fill Rate, Explained')).toBeNull();
});
