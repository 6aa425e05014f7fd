/* global it, expect */
import { generateKeyPairSync } from 'node:crypto';
import { secretsIn } from '../lib/secret-scan.mjs';

/** Split, so that this file holds no secret. */
const token = ['ghp', '1234567890abcdefABCDEF1234567890abcd'].join('_');
const database = ['postgres', '//app:s3cr3tpassw0rd@db.internal:5432/app'].join(':');
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

it.each([
  ['a token', token, 'GitHub'],
  ['the address of a database with its password', database, 'PostgreSQL'],
  ['a private key', privateKey, 'private key'],
])('refuses %s, names its place and hides its value', async (_, secret, kind) => {
  const found = await secretsIn('notes.txt', `first line\nvalue: ${secret}\n`);
  expect(found).toEqual([expect.stringMatching(/^notes\.txt:2: /)]);
  expect(found[0].toLowerCase()).toContain(kind.toLowerCase());
  expect(found[0]).not.toContain(secret);
});

it('takes a text without secrets', async () => {
  expect(await secretsIn('notes.txt', 'DATABASE_URL=postgres://localhost:5432/app\n')).toEqual([]);
});
