import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageStore, pageFileOf, pathOfPageFile } from './page-store.ts';

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

it('serves a generation from its folder, also where a copy of the site has a folder of old pages instead of a link', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const current = path.join(folder, 'current');
  mkdirSync(current);
  writeFileSync(path.join(current, 'home.html'), 'old');
  const store = new PageStore(folder);
  for (const generation of [7, 8]) {
    store.pointAt(generation);
    expect(store.pointedAt()).toBe(generation);
    expect(readdirSync(current)).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});
