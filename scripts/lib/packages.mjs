import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { run } from './processes.mjs';
import { root } from './repository.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.wanted-hash');

/** Node of the version that the repository pins, for everything that is not a script of this folder. */
export const pinnedNode = path.join(modules, '.bin/node');

/** What decides which packages there are: the lockfile and what every workspace asks for. */
function wantedHash() {
  const manifest = (folder) => readFileSync(path.join(root, folder, 'package.json'));
  const hash = createHash('sha256').update(readFileSync(lockFile)).update(manifest('.'));
  for (const workspace of JSON.parse(manifest('.')).workspaces) hash.update(manifest(workspace));
  return hash.digest('hex');
}

/** Installs the packages when they were installed for something else. */
export async function ensurePackages() {
  const hash = wantedHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  if (!isInstalled()) {
    console.log('Installing packages …');
    // The Node in node_modules is about to be replaced, so npm runs with the one below it.
    const searchPath = process.env.PATH.split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
    const env = { ...process.env, PATH: searchPath.join(path.delimiter), NODE_ENV: 'development' };
    const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env });
    if (code !== 0) throw new Refusal('The packages could not be installed; npm says why above.');
  }
  writeFileSync(stampFile, hash);
}

/** Whether an `npm install` or `npm ci` already brought exactly what the lockfile says. */
function isInstalled() {
  const hiddenLock = path.join(modules, '.package-lock.json');
  if (!existsSync(hiddenLock)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const found = JSON.parse(readFileSync(hiddenLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, link, optional }]) =>
      !name.includes('node_modules/') ||
      (link && existsSync(path.join(root, name))) ||
      found[name]?.version === version ||
      (optional && !found[name]),
  );
}
