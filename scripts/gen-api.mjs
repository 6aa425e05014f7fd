/**
 * Writes the front ends' API client from the back end's OpenAPI document. `--check` writes nothing and fails when the
 * committed client is stale; `--openapi FILE` reads a document instead of building the back end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'frontend-shell/kit/src/api/generated.ts');
const HEADER = '// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.\n';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, openapi: { type: 'string' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
try {
  const client = await generateClient(options.openapi ?? exportOpenApi(path.join(folder, 'openapi.json')));
  if (!options.check) writeFileSync(CLIENT, client);
  else if (readCommitted() !== client) fail('The API client is stale: run `npm run gen:api` and commit the result.');
} finally {
  rmSync(folder, { recursive: true, force: true });
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

async function generateClient(schemaFile) {
  const source = await generateEndpoints({
    schemaFile: path.resolve(schemaFile),
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName: 'api',
    hooks: true,
    tag: true,
    encodePathParams: true,
    flattenArg: false,
    mergeReadWriteOnly: true,
    useUnknown: true,
  });
  return HEADER + source;
}

function readCommitted() {
  try {
    return readFileSync(CLIENT, 'utf8');
  } catch {
    return '';
  }
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
