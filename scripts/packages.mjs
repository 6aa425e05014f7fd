/** Checks what is installed: licenses, exact versions, install scripts and base images. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageProblems, licenseProblems, packagesOf, scriptProblems, versionProblems } from './lib/package-rules.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readJson, root } from './lib/repository.mjs';

const stackFiles = [
  'backend/Dockerfile',
  'nginx/Dockerfile',
  ...readdirSync(root).filter((name) => /^docker-compose\..*yml$/.test(name)),
];
const readStackFile = (file) => [file, readFileSync(path.join(root, file), 'utf8')];

await runCommand(async () => {
  const manifest = readJson('package.json');
  const folders = ['.', ...manifest.workspaces];
  const packages = packagesOf(readJson('package-lock.json'));
  const problems = [
    ...licenseProblems(packages),
    ...versionProblems(Object.fromEntries(folders.map((folder) => [folder, readJson(`${folder}/package.json`)]))),
    ...scriptProblems(packages, manifest.allowScripts),
    ...imageProblems(Object.fromEntries(stackFiles.map(readStackFile)), manifest.dependencies.node),
  ];
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
});
