/* global it, expect */
import { imageProblems, licenseProblems, packagesOf, scriptProblems, versionProblems } from '../lib/package-rules.mjs';

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

it('refuses base images without a digest, and another Node.js than that of the packages', () => {
  const digest = `@sha256:${'a'.repeat(64)}`;
  const dockerfile = (image) =>
    `FROM ${image} AS build\nRUN true\nFROM build\nFROM nginx/nginx:1.30.5-alpine${digest}\n`;
  const compose = (image) => `services:\n  web:\n    image: 20x-nginx\n  db:\n    image: ${image}\n`;
  const good = {
    Dockerfile: dockerfile(`node:24.1.0-slim${digest}`),
    'compose.yml': compose(`postgres:18.6${digest}`),
  };
  expect(imageProblems(good, '24.1.0')).toEqual([]);
  expect(imageProblems(good, '24.2.0')).toEqual([
    expect.stringContaining('is not the Node.js of package.json (24.2.0)'),
  ]);
  for (const image of ['postgres:18', `postgres:18${digest}`, `postgres${digest}`, 'postgres:18.6'])
    expect(imageProblems({ a: compose(image) }, '1.0.0')).toEqual([
      `a: ${image} has no exact version with a digest (name:1.2.3@sha256:…)`,
    ]);
  expect(imageProblems({ a: dockerfile('node:24-slim') }, '24.1.0')).toHaveLength(1);
});
