/* global describe, it, expect */
import path from 'node:path';
import { nameOfClass, styleFiles } from '../../frontend-shell/build/class-names.mjs';
import { root } from '../lib/repository.mjs';

/** A compilation of a file, as webpack's loaders see it. */
const compilationOf = (file) => ({ resourcePath: path.join(root, file) });
const namesIn = (file, classes) => {
  const compilation = compilationOf(file);
  return classes.map((name) => nameOfClass(compilation, '', name));
};

describe('names of classes', () => {
  const [first, second] = styleFiles.keys();
  const classes = Array.from({ length: 200 }, (_, index) => `class${index}`);

  it('differ within a file and between files', () => {
    const names = [...styleFiles.keys()].flatMap((file) => namesIn(file, classes));
    expect(new Set(names).size).toBe(styleFiles.size * classes.length);
  });

  it('are the same for the server and the browser, which compile a file each for itself', () => {
    expect(namesIn(second, ['card', 'title', 'card'])).toEqual(namesIn(second, ['card', 'title', 'card']));
    expect(namesIn(first, ['card'])[0]).toMatch(/^_\w{3}$/);
  });

  it('are refused for a file that the list leaves out', () => {
    expect(() => nameOfClass(compilationOf('elsewhere/a.module.css'), '', 'card')).toThrow('lies outside');
  });
});
