/** Creates the stack's secrets in ./secrets, each with a random value. Existing files are not changed. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/repository.mjs';

const folder = path.join(root, 'secrets');
// Only this user may enter the folder; the containers' users must be able to read the files in it.
mkdirSync(folder, { recursive: true, mode: 0o700 });
chmodSync(folder, 0o700);

const random = (bytes) => randomBytes(bytes).toString('base64url');
const read = (name) => readFileSync(path.join(folder, name), 'utf8').trim();

function create(name, value) {
  const file = path.join(folder, name);
  if (existsSync(file)) return;
  writeFileSync(file, `${value()}\n`, { mode: 0o444 });
  console.log(`created secrets/${name}`);
}

create('postgres-password', () => random(24));
create('database-password', () => random(24));
create('database-url', () => `postgres://app:${read('database-password')}@postgres:5432/app`);
create('session-secret', () => random(48));
create('admin-password', () => random(15));
