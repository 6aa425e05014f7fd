import { readFileSync, statSync } from 'node:fs';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.ts';
import { Browser } from './support/browser.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
let stderr: string[];
const running: TestApp[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  stderr = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(String(text)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(running.splice(0).map((app) => app.close()));
  await database.drop();
});

async function start(variables: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp({ connection: database.connection, variables });
  running.push(app);
  return app;
}
const users = (app: TestApp) =>
  app.app.get(DataSource).query<{ username: string; password_hash: string }[]>('select * from app_user');
const withoutPassword = { ADMIN_PASSWORD: '' };

it('THR-30 the first start makes one administrator with a password of its own, told once and kept for the owner', async () => {
  const first = await start(withoutPassword);
  const password = readFileSync(first.config.adminPasswordFile, 'utf8').trim();
  expect(password.length).toBeGreaterThanOrEqual(20);
  expect(statSync(first.config.adminPasswordFile).mode & 0o777).toBe(0o600);
  expect(stderr).toEqual([
    `First start: sign in as "admin" with the password ${password} (kept in ${first.config.adminPasswordFile}).\n`,
  ]);
  expect((await new Browser(first).login({ username: 'admin', password })).status).toBe(200);

  const second = await start(withoutPassword);
  expect(stderr).toHaveLength(1);
  expect(await users(second)).toHaveLength(1);
});

it('THR-30 a given name and password are used and told to nobody', async () => {
  const app = await start({ ADMIN_USERNAME: 'Ms Owner', ADMIN_PASSWORD: 'given by the owner' });
  expect(stderr).toEqual([]);
  expect((await new Browser(app).login({ username: 'ms owner', password: 'given by the owner' })).status).toBe(200);
  const [user] = await users(app);
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('THR-30 processes that start together make exactly one', async () => {
  const apps = await Promise.all([start(withoutPassword), start(withoutPassword)]);
  expect(stderr).toHaveLength(1);
  const [first] = apps;
  expect(first && (await users(first))).toHaveLength(1);
});

it('THR-30 later starts touch nobody, whatever they are told', async () => {
  const first = await start({ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'given by the owner' });
  const before = await users(first);
  const second = await start({ ADMIN_USERNAME: 'intruder', ADMIN_PASSWORD: 'another password' });
  expect(await users(second)).toEqual(before);
  expect((await new Browser(second).login({ username: 'intruder', password: 'another password' })).status).toBe(401);
});

it('refuses a name that nobody could sign in with', async () => {
  await expect(start({ ADMIN_USERNAME: 'a'.repeat(101) })).rejects.toThrow(
    'ADMIN_USERNAME must be one line of at most 100 characters.',
  );
});
