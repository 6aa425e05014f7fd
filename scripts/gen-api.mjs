/**
 * Writes the front ends' API clients from the back end's OpenAPI document, the admin's declarations from its definitions of
 * fields, and the names of schema.org from its declarations. `--check` writes nothing and fails when a committed file is
 * stale; `--exported FOLDER` reads `openapi.json` and `fields.json` there instead of building the back end.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import prettier from 'prettier';
import { contentTypes } from './lib/content-types.mjs';
import { fieldDeclarations } from './lib/field-declarations.mjs';
import { blockFacts, fieldFacts, seoFacts } from './lib/field-facts.mjs';
import { schemaVocabulary } from './lib/schema-vocabulary.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const isAdminCall = (name, { path: address }) => address.startsWith('/api/admin/');
/** The administration's calls stay out of what visitors load. */
/** The site never asks for these, or without this client: every visitor would load their code. */
const unasked = [
  ...['refreshSession', 'sendClientReport', 'listPages', 'countView', 'countImage'],
  ...['listFooterSections', 'listFooterLinks', 'listSocialLinks', 'listLegalLinks', 'listFooterBadges'],
];
const CLIENTS = [
  {
    file: 'frontend-shell/kit/src/api/generated.ts',
    options: {
      apiFile: './base-api.ts',
      apiImport: 'baseApi',
      exportName: 'api',
      filterEndpoints: (name, definition) => !isAdminCall(name, definition) && !unasked.includes(name),
    },
  },
  {
    file: 'frontend-admin/src/api/generated.ts',
    options: { apiFile: '@20x/kit', apiImport: 'api', exportName: 'adminApi', filterEndpoints: isAdminCall },
  },
];
const DECLARATIONS = 'frontend-admin/src/api/fields';
/** The few facts of fields and blocks that the site itself needs. */
const FACTS = {
  'frontend-shell/kit/src/field-facts.generated.ts': fieldFacts,
  'shared/src/seo-facts.generated.ts': seoFacts,
  'shared/src/block-facts.generated.ts': blockFacts,
};
const VOCABULARY = 'shared/src/structured-data/vocabulary.generated.ts';
const headerOf = (origin) => `// Written by \`npm run gen:api\` from the ${origin}. Do not edit.\n`;

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, exported: { type: 'string' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
try {
  const exported = options.exported ?? exportDefinitions(folder);
  const [kit, admin] = await Promise.all(
    CLIENTS.map((client) => generateClient(path.join(exported, 'openapi.json'), client.options)),
  );
  CLIENTS.forEach(({ file }, index) => settle(file, [kit, admin][index]));
  settle(VOCABULARY, headerOf('declarations of schema.org') + schemaVocabulary());
  const definitions = JSON.parse(readFileSync(path.join(exported, 'fields.json'), 'utf8'));
  for (const [file, facts] of Object.entries(FACTS)) settle(file, await formatted(file, facts(definitions)));
  await settleDeclarations(definitions, {
    kit: typesIn(kit).add('HomeContent'), // The kit names the type of its answer so.
    admin: typesIn(admin),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function settle(name, source) {
  const file = path.join(ROOT, name);
  if (!options.check) writeFileSync(file, source);
  else if (readCommitted(file) !== source) fail(staleness(name));
}

/** A file that is no longer generated goes. */
async function settleDeclarations(definitions, clients) {
  const directory = path.join(ROOT, DECLARATIONS);
  const sources = fieldDeclarations(definitions, clients).set('content-types', contentTypes(definitions, clients));
  const files = new Map([...sources].map(([name, source]) => [`${name}.generated.ts`, source]));
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory).filter((found) => !files.has(found))) {
    if (options.check) fail(staleness(`${DECLARATIONS}/${name}`));
    else rmSync(path.join(directory, name));
  }
  for (const [name, source] of files) {
    settle(`${DECLARATIONS}/${name}`, await formatted(`${DECLARATIONS}/${name}`, source));
  }
}

async function formatted(name, source) {
  const style = await prettier.resolveConfig(path.join(ROOT, name));
  return prettier.format(headerOf('content definitions of the back end') + source, { ...style, parser: 'typescript' });
}

function exportDefinitions(target) {
  run('npm', ['run', 'build', '-w', '@20x/backend', '--silent']);
  const files = ['openapi.json', 'fields.json'].map((name) => path.join(target, name));
  run(process.execPath, [path.join(ROOT, 'backend/dist/src/openapi.js'), ...files]);
  return target;
}

/** Runs quietly; a failure shows all that the command said. */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  process.exit(1);
}

async function generateClient(schemaFile, client) {
  const source = await generateEndpoints({
    schemaFile: path.resolve(schemaFile),
    ...client,
    hooks: true,
    tag: true,
    encodePathParams: true,
    flattenArg: false,
    mergeReadWriteOnly: true,
    useUnknown: true,
  });
  return headerOf('OpenAPI document of the back end') + source;
}

function readCommitted(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function typesIn(client) {
  return new Set([...client.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name));
}

function staleness(name) {
  return `${name} is stale: run \`npm run gen:api\` and commit the result.`;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
