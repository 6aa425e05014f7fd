import { withQuery } from './old-addresses.ts';

it.each([
  ['/new', '', '/new'],
  ['/new', '?', '/new'],
  ['/new', '?utm=a&b', '/new?utm=a&b'],
  ['/new#plans', '?utm=a', '/new?utm=a#plans'],
  ['https://example.com/x?y=1#z', '?utm=a', 'https://example.com/x?y=1&utm=a#z'],
])('leads to %s with the query %j', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});
