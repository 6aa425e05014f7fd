/** Checks what is installed: licenses, exact versions and install scripts. */
import { licenseProblems, packagesOf, scriptProblems, versionProblems } from './lib/package-rules.mjs';
import { runCommand } from './lib/refusal.mjs';
import { readJson } from './lib/repository.mjs';

await runCommand(async () => {
  const manifest = readJson('package.json');
  const folders = ['.', ...manifest.workspaces];
  const packages = packagesOf(readJson('package-lock.json'));
  const problems = [
    ...licenseProblems(packages),
    ...versionProblems(Object.fromEntries(folders.map((folder) => [folder, readJson(`${folder}/package.json`)]))),
    ...scriptProblems(packages, manifest.allowScripts),
  ];
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
});
