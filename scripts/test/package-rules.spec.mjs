/* global it, expect */
import { licenseProblems, packagesOf, scriptProblems, versionProblems } from '../lib/package-rules.mjs';

const licensed = (license) => ({ name: 'some', version: '1.0.0', license });

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.md', null])(
  'refuses the license %s',
  (license) => {
    expect(licenseProblems([licensed(license)])).toEqual([expect.stringContaining('some 1.0.0: the license')]);
  },
);

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later'])('takes the license %s', (license) => {
  expect(licenseProblems([licensed(license)])).toEqual([]);
});

it('lists the packages of the lockfile under their own names, without the workspaces', () => {
  const packages = {
    'node_modules/@20x/shared': { resolved: 'shared', link: true },
    'node_modules/alias': { name: 'real', version: '2.0.0', license: 'MIT' },
    'node_modules/alias/node_modules/@scope/deep': { version: '1.0.0', license: 'ISC', hasInstallScript: true },
    shared: { version: '1.0.0' },
  };
  expect(packagesOf({ packages })).toEqual([
    { name: '@scope/deep', version: '1.0.0', license: 'ISC', hasInstallScript: true },
    { name: 'real', version: '2.0.0', license: 'MIT', hasInstallScript: false },
  ]);
});

it('refuses a range of versions in any package.json', () => {
  const manifests = {
    '.': { dependencies: { exact: '1.2.3', early: '1.2.3-beta.17' } },
    backend: { devDependencies: { caret: '^1.2.3' }, optionalDependencies: { any: '*' } },
  };
  expect(versionProblems(manifests)).toEqual([
    'backend/package.json: caret has no exact version (^1.2.3)',
    'backend/package.json: any has no exact version (*)',
  ]);
});

it('refuses an install script that nobody decided on, and a decision about none', () => {
  const packages = [
    { name: 'decided', hasInstallScript: true },
    { name: 'new', hasInstallScript: true },
  ];
  expect(scriptProblems(packages, { decided: false, gone: true })).toEqual([
    'new has an install script that allowScripts in package.json does not decide on',
    'allowScripts in package.json names gone, which has no install script',
  ]);
});
