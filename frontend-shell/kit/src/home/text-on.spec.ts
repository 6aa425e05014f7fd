import { readableOn, textOn } from './text-on';

it.each([
  ['#e3ecfa', '#09201e'],
  ['#fff', '#09201e'],
  [' #f4af2d ', '#09201e'],
  ['#00342d', '#ffffff'],
  ['#a13a16', '#ffffff'],
])('writes readably on %s', (background, text) => {
  expect(textOn(background)).toBe(text);
});

it.each([null, '', 'bg-blue-500', 'url(https://elsewhere.example)', '#12'])('leaves %s alone', (background) => {
  expect(textOn(background)).toBeUndefined();
});

it('tells the contrast of the text', () => {
  expect(readableOn('#ffffff')?.contrast).toBeCloseTo(16.9, 0);
  expect(readableOn('#808080')?.contrast).toBeLessThan(4.5);
});
