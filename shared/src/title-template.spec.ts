import { isTitleTemplate, titleFrom } from './title-template.ts';

it.each([
  [undefined, 'Plans | 20X'],
  ['', 'Plans | 20X'],
  ['{title} – scheduling by {siteName}', 'Plans – scheduling by 20X'],
  ['{siteName}: {title}', '20X: Plans'],
  ['{title}', 'Plans'],
])('titles a page by the template %j', (titleTemplate, title) => {
  expect(titleFrom('Plans', { siteName: '20X', titleTemplate })).toBe(title);
});

it('takes a title as it is, whatever it holds', () => {
  expect(titleFrom('$& {siteName}', { siteName: '20X' })).toBe('$& {siteName} | 20X');
});

it('names the site 20X while the settings say nothing', () => {
  expect(titleFrom('Plans', {})).toBe('Plans | 20X');
});

it.each([
  ['{title} | {siteName}', true],
  ['{title}', true],
  ['{siteName}', false],
  ['{title} by {author}', false],
  ['{ title }', false],
  ['', false],
])('knows whether %j is a template', (text, expected) => {
  expect(isTitleTemplate(text)).toBe(expected);
});
