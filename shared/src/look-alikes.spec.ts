import { addressProblem, nameProblem } from './look-alikes.ts';
import { slugFrom } from './slug.ts';

it.each([
  ['\u0420ay', '“\u0420” in “\u0420ay” is a Cyrillic letter. Type the word in one alphabet.'],
  ['Night p\u03b1y rules', '“\u03b1” in “p\u03b1y” is a Greek letter. Type the word in one alphabet.'],
  ['\u0420\u0430\u0431\u043ea', '“a” in “\u0420\u0430\u0431\u043ea” is a Latin letter. Type the word in one alphabet.'],
  ['Pay\u200broll', 'Remove the invisible character U+200B.'],
  ['❤ \ufe0fPay', 'Remove the invisible character U+FE0F.'],
  ['Pay\u202eroll', 'Remove the invisible character U+202E.'],
])('refuses the name %j and names the letter', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

it.each([
  'Pay',
  'Zoë O’Brien',
  'Ｐａｙ',
  'Łukasz Nuñez',
  '\u041e\u043f\u043b\u0430\u0442\u0430',
  'β-blockers',
  '5 µg',
  '夜勤シフト',
  'Nurses ❤\ufe0f nights',
  '👩🏽\u200d⚕\ufe0f Staffing',
  'Step 1\ufe0f\u20e3',
])('takes the name %j', (name) => expect(nameProblem(name)).toBeNull());

it('makes addresses of letters that are what they look like', () => {
  expect(addressProblem('Québec: Ｐａｙ & shift 24')).toBeNull();
  expect(addressProblem('\u041e\u043f\u043b\u0430\u0442\u0430 24')).toBe(
    'Replace “\u041e”. Addresses hold the letters a to z, digits and hyphens.',
  );
  expect(['Ｐａｙ', 'páy', 'PAY', 'p\u200bay', '\u202epay'].map(slugFrom)).toEqual(Array(5).fill('pay'));
  expect([slugFrom('\u0420ay'), slugFrom('\u0420ay rates')]).toEqual(['', 'rates']);
});
