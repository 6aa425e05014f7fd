/** Writes every package of the lockfile: as CycloneDX, which marks those for development, and as a list of licenses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from './lib/package-rules.mjs';
import { capture } from './lib/processes.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { readJson, root } from './lib/repository.mjs';

const folder = path.join(root, 'sbom');

await runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  write('cyclonedx.json', await cycloneDx());
  const rows = packagesOf(readJson('package-lock.json')).map(({ name, version, license }) => [name, version, license]);
  write('licenses.csv', [['package', 'version', 'license'], ...rows].map((row) => `${row.join(',')}\n`).join(''));
});

async function cycloneDx() {
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { code, output } = await capture('npm', ['sbom', '--silent', ...options]);
  if (code !== 0) throw new Refusal(`npm sbom failed:\n${output}`);
  return output;
}

function write(name, text) {
  writeFileSync(path.join(folder, name), text);
  console.log(`wrote sbom/${name}`);
}
