import { oldPathsOf } from './old-addresses.ts';

it.each([
  ['https://old.example/2024/01/a/', ['/2024/01/a']],
  ['/archives/2005/03/000123.html', ['/archives/2005/03/000123.html']],
  ['/2024/01/a/index.html', ['/2024/01/a/index.html', '/2024/01/a']],
  ['old-name', ['/old-name']],
  ['/a.PHP?x=1', ['/a.php']],
  ['/привет', ['/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82']],
  ['/%d0%bf', ['/%D0%BF']],
  ['/blog/here', []],
  ['/blog/here.html', ['/blog/here.html']],
  ['/?p=123', []],
  ['/', []],
  ['/index.html', []],
  ['/blog/index.html', []],
  ['/admin/x.html', []],
  ['/images/x.html', []],
  ['/feed.xml', []],
  ['/a.jpg', []],
  ['javascript:alert(1)', []],
  ["/it's", []],
  [`/${'x'.repeat(600)}`, []],
])('%s was at %j', (address, paths) => {
  expect(oldPathsOf([address], 'here')).toEqual(paths);
});

it('names each path once', () => {
  expect(oldPathsOf(['/a/', '/A', '/b'], 'here')).toEqual(['/a', '/b']);
});
