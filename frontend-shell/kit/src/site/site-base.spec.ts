import { siteBase, sitePath } from './site-base';

it.each([
  ['/', '', '/'],
  ['/login', '', '/login'],
  ['/website', '/website', '/'],
  ['/website/', '/website', '/'],
  ['/website/login', '/website', '/login'],
  ['/websites', '', '/websites'],
])('RT-04 %s has the prefix %j and the path %s', (pathname, base, path) => {
  expect(siteBase(pathname)).toBe(base);
  expect(sitePath(pathname)).toBe(path);
});
