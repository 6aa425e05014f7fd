import { withReferences } from './use-shown-links';

const pricing = 'doc:0198c0de-0000-4000-8000-000000000001';
const known = new Map([
  [pricing, '/pricing'],
  ['doc:0198c0de-0000-4000-8000-000000000002', null],
]);

it('links of a text from the page are kept by their documents again, with their anchors', () => {
  const html = '<p>/pricing <a target="_blank" href="/pricing#plans">a</a> <a href="/pricing">b</a></p>';
  expect(withReferences(html, known)).toBe(
    `<p>/pricing <a target="_blank" href="${pricing}#plans">a</a> <a href="${pricing}">b</a></p>`,
  );
});

it('other addresses stay as they are', () => {
  const html = '<p><a href="https://example.com/pricing">a</a> <a href="/pricing-2">b</a> <a href="#plans">c</a></p>';
  expect(withReferences(html, known)).toBe(html);
});
