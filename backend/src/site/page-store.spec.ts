import { pageFileOf, pathOfPageFile } from './page-store.ts';

describe('the file of a page', () => {
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
});
