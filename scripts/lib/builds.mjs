import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { capture } from './processes.mjs';
import { root } from './repository.mjs';

// What every build depends on, besides its own folders.
const common = ['shared', 'package-lock.json', 'tsconfig.base.json'];
// The shell's folder holds the kit and the build configuration of all front ends.
const frontEnd = (name) => ({
  name: `frontend-${name}`,
  workspace: `@20x/${name}`,
  sources: [...new Set([`frontend-${name}`, 'frontend-shell']), ...common],
  outputs: [`frontend-${name}/dist/assets.json`],
});
const builds = [
  {
    name: 'backend',
    workspace: '@20x/backend',
    sources: ['backend/src', 'backend/.swcrc', 'backend/package.json', ...common],
    outputs: ['backend/dist/src/main.js'],
  },
  { ...frontEnd('public'), outputs: ['frontend-public/dist/assets.json', 'frontend-public/dist-server/render.cjs'] },
  frontEnd('admin'),
  frontEnd('shell'),
];

const notSource = /(^|\/)(node_modules|dist|dist-server|test|testing|coverage)$|\.(test|spec)\.tsx?$/;

/** Builds the workspaces whose sources differ from those of their last build, side by side. */
export async function buildChanged() {
  const stale = builds.map((build) => ({ ...build, hash: hashOf(build.sources) })).filter((build) => !isFresh(build));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  const queue = [...stale];
  const worker = async () => {
    for (let build = queue.shift(); build; build = queue.shift()) await buildOne(build);
  };
  await Promise.all(Array.from({ length: Math.min(queue.length, Math.max(2, availableParallelism())) }, worker));
}

async function buildOne({ name, workspace, hash, outputs }) {
  const started = Date.now();
  const { code, output } = await capture('npm', ['run', 'build', '--silent', '-w', workspace]);
  const missing = outputs.filter((file) => !existsSync(path.join(root, file)));
  if (code !== 0 || missing.length > 0) {
    process.stderr.write(output);
    const reason = code === 0 ? `it did not write ${missing.join(', ')}` : 'its output is above';
    throw new Refusal(`The build of ${name} failed: ${reason}.`);
  }
  mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), hash);
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const stampOf = (name) => path.join(root, '.cache/builds', name);

function isFresh({ name, hash, outputs }) {
  if (!outputs.every((file) => existsSync(path.join(root, file)))) return false;
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash;
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(source) {
  const entry = statSync(path.join(root, source), { throwIfNoEntry: false });
  if (!entry || notSource.test(source)) return [];
  if (entry.isFile()) return [source];
  const names = readdirSync(path.join(root, source)).sort();
  return names.flatMap((name) => filesBelow(`${source}/${name}`));
}
