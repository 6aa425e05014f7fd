import { linkKind } from './link-kind';

it.each([
  ['/contact', 'page'],
  ['/features/nurse-scheduling-software#board', 'page'],
  ['/api/docs', 'address'],
  ['/sitemap.xml', 'address'],
  ['/brochure.docx', 'address'],
  ['/a.csv?x=1', 'address'],
  ['/img.webp', 'address'],
  ['#faq', 'address'],
  ['https://example.com', 'address'],
  ['mailto:hello@example.com', 'address'],
  ['javascript:alert(1)', 'refused'],
  ['//elsewhere.example', 'refused'],
  ['/\\elsewhere.example', 'refused'],
  ['data:text/html,x', 'refused'],
])('takes %s as %s', (to, kind) => {
  expect(linkKind(to)).toBe(kind);
});
