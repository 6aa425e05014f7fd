import { wrongFormat } from './seo-format';

it.each([
  ['canonical', 'http://20x.test/', 'https://20x.test/'],
  ['canonical', '/about', 'https://20x.test/about'],
  ['language', 'english language', 'fr-CA'],
  ['googleAnalytics', 'UA-1', 'G-1A'],
  ['googleTagManager', 'G-1A', 'GTM-1A'],
  ['facebookPixel', '12a', '12'],
  ['linkedinInsight', 'x', '34'],
] as const)('says while %s is typed how it should look', (name, wrong, right) => {
  expect(wrongFormat(name, wrong)).toEqual(expect.any(String));
  expect(wrongFormat(name, right)).toBeNull();
  expect(wrongFormat(name, ' ')).toBeNull();
});
