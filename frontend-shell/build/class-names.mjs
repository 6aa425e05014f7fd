import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_';
const folders = ['frontend-shell/kit/src', 'frontend-shell/src', 'frontend-public/src', 'frontend-admin/src'];
/** Each folder has numbers of its own, so that a new file in one leaves the builds of the others as they are. */
const filesPerFolder = Math.floor(digits.length ** 2 / folders.length);

/** The CSS modules of the front ends and their numbers. */
export const styleFiles = new Map(
  folders.flatMap((folder, place) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .filter((file) => file.endsWith('.module.css'))
      .sort()
      .map((file, index) => [`${folder}/${file}`, place * filesPerFolder + index]),
  ),
);

/** The classes of a file that is being compiled, in the order in which it names them. */
const known = new WeakMap();

/**
 * A name of a few letters: those of a hash can't be compressed. It says the number of the file in two and that of the class
 * in it, after an underscore, with which no class that an owner writes begins.
 */
export function nameOfClass(compilation, _template, name) {
  const file = styleFiles.get(path.relative(ROOT, compilation.resourcePath));
  if (file === undefined) throw new Error(`${compilation.resourcePath} lies outside ${folders.join(', ')}.`);
  if (!known.has(compilation)) known.set(compilation, []);
  const names = known.get(compilation);
  if (!names.includes(name)) names.push(name);
  return `_${digit(file / digits.length)}${digit(file)}${inDigits(names.indexOf(name))}`;
}

const digit = (number) => digits[Math.floor(number) % digits.length];
const inDigits = (number) =>
  (number < digits.length ? '' : inDigits(Math.floor(number / digits.length))) + digit(number);
