/* global afterAll, beforeAll, expect, it */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, filesIn, follow } from '../lib/guide.mjs';
import { capture, toolEnvironment } from '../lib/processes.mjs';
import { root } from '../lib/repository.mjs';

const guides = [
  { guide: 'adding-a-block.md', workspace: '@20x/public', mostFiles: 5 },
  { guide: 'adding-a-content-type.md', workspace: '@20x/backend', mostFiles: 8 },
].map((guide) => ({ ...guide, files: filesIn(guide.guide) }));

// Always the same folder, because the test database is kept by folder.
const folder = path.join(root, '.cache/guides');

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await copyRepository(folder);
  for (const file of guides.flatMap(({ files }) => files)) follow(file, folder);
  await succeed('node', ['scripts/gen-api.mjs']);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in the copy, where the copy's own workspaces and tools come first. */
async function succeed(command, args) {
  const env = toolEnvironment({ DATABASE_URL: undefined });
  const { code, output } = await capture(command, args, { cwd: folder, env });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

it('what the guides add compiles', async () => {
  const workspaces = ['backend', 'frontend-public', 'frontend-admin'];
  await Promise.all(workspaces.map((name) => succeed('tsc', ['--noEmit', '-p', path.join(name, 'tsconfig.json')])));
});

it.each(guides)('docs/$guide is done by hand in at most $mostFiles files and works', async (guide) => {
  const { files, workspace, mostFiles } = guide;
  expect(files.filter(({ isTest }) => !isTest).length).toBeLessThanOrEqual(mostFiles);
  const tests = files.filter(({ isTest }) => isTest).map(({ file }) => path.basename(file));
  expect(tests).not.toEqual([]);
  await succeed('npm', ['run', '--silent', 'test', '-w', workspace, '--', '--ci', ...tests]);
});
