import { inLowerCase } from '../redirects/redirect-paths.ts';
import { canonicalPath, isShellPath, withQuery, pageQuery } from './page-addresses.ts';

describe('the path of a page', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/about/', '/about'],
    ['//evil.example/', '/evil.example'],
    ['/a//b///c', '/a/b/c'],
    ['/Legacy/Page.html', '/Legacy/Page.html'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/\\evil.example/', null],
    ['/%5cevil.example/', null],
    ['/%2f%2fevil.example/', null],
    ['/a%0d%0aset-cookie:x', null],
    ['/%zz', null],
    ['/a"b', null],
    [`/${'a'.repeat(1100)}`, null],
  ])('%s is spelled %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('is in small letters but for its escapes', () => {
    expect(inLowerCase('/Blog/Tag/CAF%C3%A9')).toBe('/blog/tag/caf%C3%A9');
  });

  it.each(['/admin', '/admin/blog/new', '/login', '/website/admin', '/website/admin/home', '/website/login'])(
    '%s belongs to the browser',
    (path) => expect(isShellPath(path)).toBe(true),
  );
  it.each(['/', '/administrators', '/login/x', '/loginx', '/website', '/blog/admin'])('%s is rendered', (path) =>
    expect(isShellPath(path)).toBe(false),
  );
});

it.each([
  ['/new', '', '/new'],
  ['/new', '?', '/new'],
  ['/new', '?utm=a&b', '/new?utm=a&b'],
  ['/new#plans', '?utm=a', '/new?utm=a#plans'],
  ['https://example.com/x?y=1#z', '?utm=a', 'https://example.com/x?y=1&utm=a#z'],
])('leads to %s with the query %j', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});

it.each([
  ['/search', '?q=nurse%20shift&utm_source=x', '?q=nurse+shift'],
  ['/website/search', '?cursor=abc&q=a', '?q=a&cursor=abc'],
  ['/search', '?q=%20', ''],
  ['/search', '?Q=a', ''],
  ['/search', `?q=${'x'.repeat(300)}`, `?q=${'x'.repeat(200)}`],
  ['/search', '?q=a&q=b', '?q=a'],
  ['/blog', '?q=a', ''],
])('%s with the query %j reads %j', (path, query, expected) => {
  expect(pageQuery(path, query)).toBe(expected);
});
