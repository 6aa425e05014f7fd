/* global it, expect */
import { folderCircles } from '../lib/folder-circles.mjs';

const circlesOf = (...imports) =>
  folderCircles(imports.map(([source, resolved]) => ({ source, dependencies: [{ resolved }] })));

it('refuses folders that import each other, directly or by way of others', () => {
  expect(circlesOf(['src/a/one.ts', 'src/b/two.ts'], ['src/b/deep/three.ts', 'src/a/four.ts'])).toEqual([
    'src: a → b → a',
  ]);
  const around = [
    ['src/a/one.ts', 'src/b/two.ts'],
    ['src/b/two.ts', 'src/c/three.ts'],
    ['src/c/four.ts', 'src/a/five.ts'],
  ];
  expect(circlesOf(...around)).toEqual(['src: a → b → c → a']);
  expect(circlesOf(...around.slice(1))).toEqual([]);
});

it('refuses a folder whose own files and those below import each other', () => {
  expect(circlesOf(['src/a/one.ts', 'src/a/b/two.ts'], ['src/a/b/three.ts', 'src/a/four.ts'])).toEqual([
    'src/a: . → b → .',
  ]);
});

it('leaves tests and generated files free', () => {
  expect(circlesOf(['src/a/one.test.ts', 'src/b/two.ts'], ['src/b/two.ts', 'src/a/one.ts'])).toEqual([]);
  expect(circlesOf(['src/a/one.generated.ts', 'src/b/two.ts'], ['src/b/two.ts', 'src/a/one.ts'])).toEqual([]);
});
