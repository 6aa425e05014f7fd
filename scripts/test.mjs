import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged } from './lib/builds.mjs';
import { ensurePackages, pinnedNode } from './lib/packages.mjs';
import { capture, toolEnvironment } from './lib/processes.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { Steps, jestCounts, playwrightCounts } from './lib/steps.mjs';
import { ensureSystemPackages, testPackages } from './lib/system-packages.mjs';
import { workspaces } from './lib/workspaces.mjs';

const steps = new Steps();
const reports = mkdtempSync(path.join(tmpdir(), '20x-reports-'));
const reportOf = (name) => path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`);

await runCommand(async () => {
  try {
    await steps.phase('Set-up', setUp);
    await steps.phase('Static checks', checkStatically);
    await steps.phase('Unit, component and HTTP tests', testWorkspaces);
    await steps.phase('Database', checkDatabase);
    await steps.phase('nginx and commands', testOperation);
    await steps.phase('Browser', testInBrowser);
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  return steps.finish();
});

async function setUp() {
  await ensurePackages();
  const missing = await ensureSystemPackages(testPackages);
  if (missing) throw new Refusal(missing);
  await buildChanged();
}

/** The linter takes as long as all others together, and each of them one core. */
async function checkStatically() {
  await Promise.all([lint('lint:code'), checkTheRest()]);
}

function lint(name) {
  return steps.command(name, 'npm', ['run', '--silent', name]);
}

async function checkTheRest() {
  for (const name of ['lint:format', 'lint:directions', 'lint:dead', 'lint:packages', 'lint:secrets']) await lint(name);
  for (const { folder } of workspaces.filter(({ isTyped }) => isTyped)) {
    await steps.command(`types of ${folder}`, 'tsc', ['--noEmit', '-p', path.join(folder, 'tsconfig.json')]);
  }
  await steps.command('home page within its budget', 'node', ['frontend-shell/build/size.mjs']);
  await steps.command('API client is fresh', 'npm', ['run', '--silent', 'gen:api', '--', '--check']);
}

async function testWorkspaces() {
  for (const { folder, name } of workspaces.filter(({ hasTests }) => hasTests)) {
    const report = reportOf(folder);
    await steps.tests(folder, report, jestCounts, () =>
      capture('npm', ['run', '--silent', 'test', '-w', name, '--', '--ci', '--json', `--outputFile=${report}`]),
    );
  }
}

async function checkDatabase() {
  const env = toolEnvironment({ DATA_DIR: path.join(reports, 'data'), DATABASE_URL: undefined });
  await steps.command('migrations apply to an empty database', 'npm', ['run', '--silent', 'db:migrate'], { env });
  await steps.command('migrations match the entities', 'npm', ['run', '--silent', 'db:check'], { env });
}

/** Jest runs these too; they need the whole site, so they come one after the other. */
async function testOperation() {
  for (const folder of ['nginx', 'scripts']) {
    const report = reportOf(folder);
    const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '-c', `${folder}/jest.config.mjs`, '--ci', '-i'];
    await steps.tests(folder, report, jestCounts, () =>
      capture(pinnedNode, ['--experimental-vm-modules', ...jest, '--json', `--outputFile=${report}`]),
    );
  }
}

async function testInBrowser() {
  const report = reportOf('e2e');
  const env = toolEnvironment({ E2E_JSON: report });
  await steps.tests('e2e', report, playwrightCounts, () => capture(pinnedNode, ['scripts/e2e.mjs'], { env }));
}
