import { canonicalPath, inLowerCase, isShellPath, pageFileOf, pathOfPageFile } from './page-path.ts';

describe('the path of a page', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'pages/about'],
    ['/home', 'pages/home'],
    ['/blog/a-post-2', 'pages/blog/a-post-2'],
    ['/About', null],
    ['/a.html', null],
    ['/a/', null],
    ['//a', null],
    ['/../a', null],
    ['/a%2fb', null],
    [`/${'a'.repeat(200)}`, null],
    ['', null],
  ])('%s is kept as %s', (path, file) => {
    expect(pageFileOf(path)).toBe(file);
    if (file !== null) expect(pathOfPageFile(`${file}.html`)).toBe(path);
  });

  it.each(['home.html.br', 'home', 'about.html', 'pages.html', 'pages/a/../b.html', 'pages/About.html', 'tmp/a.html'])(
    'is none that %s keeps',
    (file) => {
      expect(pathOfPageFile(file)).toBeNull();
    },
  );

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
