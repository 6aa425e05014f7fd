/**
 * Writes the front ends' API clients and the limits of fields from the back end's OpenAPI document. `--check` writes nothing and fails when a
 * committed client is stale; `--openapi FILE` reads a document instead of building the back end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const ROOT = path.resolve(import.meta.dirname, '..');
const isAdminCall = (name, { path: address }) => address.startsWith('/api/admin/');
/** The administration's calls stay out of what visitors load. */
const CLIENTS = [
  {
    file: 'frontend-shell/kit/src/api/generated.ts',
    options: {
      apiFile: './base-api.ts',
      apiImport: 'baseApi',
      exportName: 'api',
      filterEndpoints: (...endpoint) => !isAdminCall(...endpoint),
    },
  },
  {
    file: 'frontend-admin/src/api/generated.ts',
    options: { apiFile: '@20x/kit', apiImport: 'api', exportName: 'adminApi', filterEndpoints: isAdminCall },
  },
];
/** Limits of fields, which editors count against. */
const LIMITS = 'frontend-admin/src/api/limits.ts';
const HEADER = '// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.\n';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, openapi: { type: 'string' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
try {
  const document = options.openapi ?? exportOpenApi(path.join(folder, 'openapi.json'));
  for (const client of CLIENTS) {
    settle(client.file, await generateClient(document, client.options));
  }
  settle(LIMITS, limitsOf(JSON.parse(readFileSync(document, 'utf8'))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function settle(name, source) {
  const file = path.join(ROOT, name);
  if (!options.check) writeFileSync(file, source);
  else if (readCommitted(file) !== source) fail(`${name} is stale: run \`npm run gen:api\` and commit the result.`);
}

/** The limits that hold for what is published, by schema and field. */
function limitsOf({ components }) {
  const schemas = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) => {
    const fields = Object.entries(properties).flatMap(([field, schema]) => {
      const { 'x-published-max': published, 'x-published-min': min = schema.minimum, maximum } = schema;
      const max = published ?? (min === undefined ? undefined : maximum);
      return max === undefined ? [] : [[field, min === undefined ? { max } : { min, max }]];
    });
    return fields.length > 0 ? [`  ${name}: ${JSON.stringify(Object.fromEntries(fields))},\n`] : [];
  });
  return `${HEADER}export const limits = {\n${schemas.join('')}} as const;\n`;
}

function exportOpenApi(file) {
  run('npm', ['run', 'build', '-w', '@20x/backend', '--silent']);
  run(process.execPath, [path.join(ROOT, 'backend/dist/src/openapi.js'), file]);
  return file;
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
  return HEADER + source;
}

function readCommitted(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
