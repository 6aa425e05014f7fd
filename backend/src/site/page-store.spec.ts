import { jest } from '@jest/globals';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeAll } from './encodings.ts';
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

it('takes no page for damaged whose files another process is replacing, but one that was left halfway', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const store = new PageStore(folder);
  await store.prepare();
  for (const generation of [7, 8])
    await store.write(generation, '/about', await encodeAll(Buffer.from(`Text of ${generation}`)));
  const plain = path.join(folder, 'last/pages/about.html');
  rmSync(plain);
  linkSync(path.join(folder, 'generations/7/pages/about.html'), plain);
  expect(await store.dropDamaged('/about')).toBe(false);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(await store.dropDamaged('/about')).toBe(true);
  expect(store.knows('/about')).toBe(false);
  now.mockRestore();
  rmSync(folder, { recursive: true });
});
