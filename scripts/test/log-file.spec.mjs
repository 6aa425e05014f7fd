/* global it, expect, afterAll */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logTo } from '../lib/log-file.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';

const { folder, remove } = temporaryFolder('20x-log-');
afterAll(remove);
const read = (file) => readFileSync(file, 'utf8');

it('goes on in a new file while it runs when the file is large, and keeps the one before', () => {
  const file = path.join(folder, 'new/large.log');
  const log = logTo(file, 8);
  for (const line of ['first', 'second', 'third', 'fourth']) log(line);
  expect(read(`${file}.1`)).toBe('first\nsecond\n');
  expect(read(file)).toBe('third\nfourth\n');
  logTo(file, 8)('fifth');
  expect(read(`${file}.1`)).toBe('third\nfourth\n');
});

it('counts lines that cannot be written and goes on', () => {
  const file = path.join(folder, 'blocked.log');
  mkdirSync(file);
  const log = logTo(file);
  log('first');
  log('second');
  rmSync(file, { recursive: true });
  log('third');
  log('fourth');
  expect(read(file)).toBe('2 lines could not be written here.\nthird\nfourth\n');
});
