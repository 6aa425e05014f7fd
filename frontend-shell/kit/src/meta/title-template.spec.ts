import { titleFrom } from './title-template';

it.each([
  [undefined, 'Plans | 20X'],
  ['', 'Plans | 20X'],
  ['{title} – scheduling by {siteName}', 'Plans – scheduling by 20X'],
  ['{siteName}: {title}', '20X: Plans'],
  ['{title}', 'Plans'],
])('titles a page by the template %j', (titleTemplate, title) => {
  expect(titleFrom('Plans', { siteName: '20X', titleTemplate })).toBe(title);
});

it('takes a title as it is, whatever stands in it', () => {
  expect(titleFrom('$& {siteName}', { siteName: '20X' })).toBe('$& {siteName} | 20X');
});
