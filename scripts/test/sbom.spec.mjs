/* global it, expect */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from '../lib/package-rules.mjs';
import { capture } from '../lib/processes.mjs';
import { readJson, root } from '../lib/repository.mjs';

it('npm run sbom lists every package of the lockfile with its license', async () => {
  const { code, output } = await capture('node', ['scripts/sbom.mjs']);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('wrote sbom/licenses.csv') });
  const read = (name) => readFileSync(path.join(root, 'sbom', name), 'utf8');
  const { bomFormat, components } = JSON.parse(read('cyclonedx.json'));
  const packages = packagesOf(readJson('package-lock.json')).map(({ name, version }) => `${name}@${version}`);
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/|\?.*$/g, ''))));
  expect(packages.filter((name) => !listed.has(name))).toEqual([]);
  expect(read('licenses.csv').trim().split('\n')).toHaveLength(packages.length + 1);
});
