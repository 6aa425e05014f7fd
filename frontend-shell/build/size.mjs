/**
 * Prints what the home page costs: brotli bytes of its scripts and styles, and fails when the scripts exceed the budget.
 * Needs finished builds.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspaceOf } from './paths.mjs';

const SCRIPT_BUDGET = 125_000;

const assetsOf = (name) => JSON.parse(readFileSync(path.join(workspaceOf(name), 'dist/assets.json'), 'utf8'));
const sizeOf = (name, file) => statSync(path.join(workspaceOf(name), 'dist', `${file}.br`)).size;

const shell = assetsOf('shell').entrypoints.main;
const { entrypoints, chunks } = assetsOf('public');
const groups = [
  ['shell', shell],
  ['public', entrypoints.mf_public],
  ['public', chunks.app],
  ['public', chunks.home],
];

/** Code that the browser loads when the visitor navigates; it is outside the budget of the first view. */
const later = [chunks['app-rest'], chunks['home-rest']].flatMap((group) => group?.js ?? []);

let failed = false;
for (const [kind, budget] of [
  ['js', SCRIPT_BUDGET],
  ['css', Infinity],
]) {
  const files = new Set(groups.flatMap(([name, group]) => group[kind].map((file) => `${name}/${file}`)));
  const sizes = [...files].map((file) => [file, sizeOf(...file.split('/'))]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  for (const [file, size] of sizes) process.stdout.write(`${String(size).padStart(8)}  ${file}\n`);
  process.stdout.write(`${String(total).padStart(8)}  ${kind} in all\n`);
  failed ||= total > budget;
}
for (const file of later)
  process.stdout.write(`${String(sizeOf('public', file)).padStart(8)}  public/${file}, later\n`);
if (failed) process.exitCode = 1;
