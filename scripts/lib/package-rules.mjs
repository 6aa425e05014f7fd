import satisfies from 'spdx-satisfies';

/** Licenses that a package may have. The last two rows ask to pass on changes of the package itself, and it has none here. */
const allowedLicenses = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'Python-2.0',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Unlicense'],
  'OFL-1.1', // fonts
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
];

/** Packages that state their license only in their texts, which were read. */
const readLicenses = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
  'streamsearch@0.1.2': 'MIT',
};

const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Every package that the lockfile installs, on any platform, by name: `{ name, version, license, hasInstallScript }`. */
export function packagesOf(lockfile) {
  const entries = Object.entries(lockfile.packages).filter(([at, { link }]) => at.includes('node_modules/') && !link);
  const packages = entries.map(([at, { name = at
        .split('node_modules/')
        .at(-1), version, license, hasInstallScript }]) => ({
    ...{ name, version, hasInstallScript: hasInstallScript === true },
    license: license ?? readLicenses[`${name}@${version}`] ?? null,
  }));
  return packages.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function licenseProblems(packages) {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: the license ${license ?? '(none)'} is not allowed`);
}

/** An expression that SPDX does not know is not allowed. */
function isAllowed(license) {
  try {
    return license !== null && satisfies(license, allowedLicenses);
  } catch {
    return false;
  }
}

/** `manifests`: each package.json by its folder. */
export function versionProblems(manifests) {
  return Object.entries(manifests).flatMap(([folder, manifest]) =>
    kinds
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => !exactVersion.test(version))
      .map(([name, version]) => `${folder}/package.json: ${name} has no exact version (${version})`),
  );
}

/** `allowScripts`: the list in package.json, which npm keeps to. */
export function scriptProblems(packages, allowScripts) {
  const withScript = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...withScript]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} has an install script that allowScripts in package.json does not decide on`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScript.has(name))
      .map((name) => `allowScripts in package.json names ${name}, which has no install script`),
  ];
}

const baseImage = /^(?:FROM\s+(?<from>\S+)(?:\s+AS\s+(?<stage>\S+))?|\s+image:\s*(?<image>\S+))\s*$/gim;
const pinned = /^[\w./-]+:(?<version>\d+\.\d+(?:\.\d+)?)[\w.-]*@sha256:[\da-f]{64}$/;
/** Built by the stack itself. */
const ownImage = /^20x-\w+$/;

/** Images that a registry could replace unnoticed, and a Node.js that is not `node`. `files`: texts by path. */
export function imageProblems(files, node) {
  return Object.entries(files).flatMap(([file, text]) => {
    const found = [...text.matchAll(baseImage)].map(({ groups }) => groups);
    const stages = new Set(found.map(({ stage }) => stage));
    const images = new Set(found.map(({ from, image }) => from ?? image));
    return [...images]
      .filter((image) => !stages.has(image) && !ownImage.test(image))
      .flatMap((image) => {
        const version = pinned.exec(image)?.groups.version;
        if (version === undefined)
          return [`${file}: ${image} has no exact version with a digest (name:1.2.3@sha256:…)`];
        const isOtherNode = image.startsWith('node:') && version !== node;
        return isOtherNode ? [`${file}: ${image} is not the Node.js of package.json (${node})`] : [];
      });
  });
}
