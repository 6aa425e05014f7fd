import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { backup, restore } from '../src/commands/backup.ts';
import { cache } from '../src/commands/cache.ts';
import { exportFile, importFile } from '../src/commands/content.ts';
import { doctor } from '../src/commands/doctor.ts';
import { user } from '../src/commands/user.ts';
import { Workplace, type Command } from '../src/commands/workplace.ts';
import { entities } from '../src/entities.ts';
import { createTestApp } from './support/app.ts';
import { builtFrontEnds } from './support/built-front-ends.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { MailServer } from './support/mail-server.ts';
import { administrator, signIn } from './support/sign-in.ts';

const site = forAllTests(() => createTestApp());
const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-commands-'));
const secret = path.join(folder, 'session-secret');
for (const part of ['frontend-public/dist-server', 'frontend-shell/dist', 'frontend-admin/dist']) {
  mkdirSync(path.join(folder, part), { recursive: true });
}
writeFileSync(path.join(folder, 'frontend-public/dist-server/render.cjs'), '');
writeFileSync(secret, 'kV2b9TtP5qLw8xYz3mNc7RfHd4JsGa6u', { mode: 0o600 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => jest.restoreAllMocks());

/** Runs a command as an operator of the site does. */
async function run(command: Command, args: string[], variables: Record<string, string> = {}): Promise<string> {
  const { host = '', port = 0, user: role = '', database = '' } = site.connection;
  const workplace = new Workplace(
    {
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, FRONTEND_DIR: folder },
      ADMIN_PASSWORD: administrator.password,
      DATABASE_URL: `postgres://${role}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      ...variables,
    },
    { entities, create: createApp },
  );
  return command(workplace, args).finally(() => workplace.close());
}

describe('a command that runs the whole application', () => {
  const sql = (text: string) => site.app.get(DataSource).query<unknown[]>(text);

  it('leaves the pages of the running site alone, whatever it takes for the address', async () => {
    const inCharge = () => sql('select build_id from site_generation');
    const before = await inCharge();
    await run(cache, ['clear'], { FRONTEND_DIR: builtFrontEnds(), PUBLIC_URL: 'https://other.example' });
    expect(await inCharge()).toEqual(before);
  });

  it('does not migrate the database of an earlier release', async () => {
    const [last] = (await sql('delete from migration where id = (select max(id) from migration) returning *')) as [
      { id: number; timestamp: string; name: string }[],
    ];
    const { id, timestamp, name } = last[0]!;
    await expect(run(cache, ['clear'])).rejects.toThrow('The database is of an earlier release.');
    await sql(`insert into migration (id, timestamp, name) values (${id}, ${timestamp}, '${name}')`);
  });
});

describe('doctor', () => {
  it('says what is well and what could be better', async () => {
    const report = await run(doctor, []);
    for (const line of [
      /^ok {7}Configuration {2}http:\/\/localhost:8080/m,
      /^ok {7}Permissions/m,
      /^warning {2}Mail {11}Email is not connected; .*\n {24}Set SMTP_URL\.$/m,
      /^ok {7}Certificate/m,
      /^ok {7}Database {7}PostgreSQL 18/m,
      /^ok {7}Schema/m,
      /^ok {7}Clock/m,
      /^warning {2}Backups {8}There is no backup yet\.\n {24}Run npm run cli -- backup\.$/m,
    ]) {
      expect(report).toMatch(line);
    }
  });

  it('runs when the configuration is wrong, and names the variable', async () => {
    await expect(run(doctor, [], { DATABASE_URL: 'mysql://x' })).rejects.toThrow(
      /^error {4}Configuration {2}DATABASE_URL must be a URL .*\n {24}Change the variable and run this again\.\n\n1 error$/,
    );
  });

  it('says what to do about a database that cannot be reached', async () => {
    await expect(run(doctor, [], { DATABASE_URL: 'postgres://app@127.0.0.1:1/app' })).rejects.toThrow(
      /error {4}Database .*\n {24}Check DATABASE_URL, and whether the server runs\./,
    );
  });

  it('makes no database where none is', async () => {
    const empty = mkdtempSync(path.join(folder, 'empty-'));
    expect(await run(doctor, [], { DATABASE_URL: '', DATA_DIR: empty })).toMatch(
      /^warning {2}Database {7}There is no database yet\.$/m,
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  it('finds a schema that differs, a secret that others can read and a mail server that is not there', async () => {
    await site.app.get(DataSource).query('alter table setting drop column value');
    chmodSync(secret, 0o644);
    const mail = await MailServer.started();
    const accepted = await run(doctor, [], { SMTP_URL: mail.url }).catch((error: Error) => error.message);
    expect(accepted).toMatch(/^ok {7}Mail/m);
    await mail.stop();
    const report = await run(doctor, [], { SMTP_URL: mail.url }).catch((error: Error) => error.message);
    expect(report).toMatch(/^error {4}Schema {9}The schema differs .*\n {24}Run npm run db:check to see how\.$/m);
    expect(report).toContain(`Run chmod 600 ${secret}.`);
    expect(report).toMatch(/^error {4}Mail {11}The mail server does not: /m);
    expect(report).toMatch(/\n3 errors$/);
    chmodSync(secret, 0o600);
    await site.app.get(DataSource).query('alter table setting add column value text');
  });
});

describe('doctor finds', () => {
  const report = (variables: Record<string, string> = {}) =>
    run(doctor, [], variables).catch((error: Error) => error.message);
  const sql = (text: string) => site.app.get(DataSource).query<unknown[]>(text);

  it('a disk without space', async () => {
    expect(await report({ MEDIA_DIR: '/proc/media' })).toMatch(
      /^error {4}Disk {11}0 MB are free at \/proc\.\n {24}Free some space now/m,
    );
  });

  it('a server that has no certificate, and one that is not there', async () => {
    const server = http.createServer().listen(0, 'localhost');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const found = await report({ PUBLIC_URL: `https://localhost:${port}` });
    server.close();
    expect(found).toMatch(
      /^error {4}Certificate {4}localhost has no valid certificate: wrong version number\n {24}Renew or replace it\.$/m,
    );
    expect(await report({ PUBLIC_URL: `https://localhost:${port}` })).toMatch(
      /^warning {2}Certificate {4}localhost cannot be reached from here, so its certificate was not checked\./m,
    );
  });

  it('a clock that differs from the one of the database', async () => {
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
    expect(await report()).toMatch(/^error {4}Clock {10}The clocks .* differ by 60 seconds\.\n {24}Set both by NTP/m);
  });

  it('pages from before the last publication', async () => {
    const siteDir = path.join(folder, 'behind');
    expect(await report({ SITE_DIR: siteDir })).toMatch(/^ok {7}Pages/m);
    mkdirSync(siteDir);
    symlinkSync('generations/1', path.join(siteDir, 'current'));
    expect(await report({ SITE_DIR: siteDir })).toMatch(
      /^error {4}Pages {10}Visitors get pages from before the last publication\./m,
    );
  });

  it('emails that failed, and emails that nothing sends', async () => {
    const line = (state: string, counts: string) =>
      new RegExp(`^${state.padEnd(8)} Deliveries {5}Emails about contact messages in 30 days: ${counts}\\.`, 'm');
    expect(await report()).toMatch(line('ok', '0 delivered, 0 waiting, 0 failed'));
    await sql(`
      with message as (
        insert into contact_message (submission_id, digest, topic, name, email, message)
        values (gen_random_uuid(), '', 'question', 'Dana', 'dana@agency.example', 'Hello') returning id)
      insert into contact_delivery (message_id, status) select id, 'failed' from message`);
    expect(await report()).toMatch(line('warning', '0 delivered, 0 waiting, 1 failed'));
    await sql(`update contact_delivery set status = 'queued', next_attempt_at = now() - interval '16 minutes'`);
    expect(await report()).toMatch(line('error', '0 delivered, 1 waiting, 0 failed'));
    await sql('delete from contact_message');
  });
});

describe('user', () => {
  const given = (password: string) => {
    const input = Object.assign(Readable.from([`${password}\n`]), { fd: 0 }) as unknown as typeof process.stdin;
    jest.spyOn(process, 'stdin', 'get').mockReturnValue(input);
  };

  it('creates an administrator who can sign in, once', async () => {
    const done = await run(user, ['create', 'eve']);
    const password = /^Created the administrator eve\. The password is (\S{20})$/.exec(done)?.[1] ?? '';
    expect(await signIn(site, { username: 'eve', password })).toHaveProperty('authorization');
    await expect(run(user, ['create', 'Eve'])).rejects.toThrow('There is a user Eve already.');
  });

  it('sets a password, which ends every session', async () => {
    given('a first password');
    expect(await run(user, ['create', 'ben', '--password-stdin'])).toBe('Created the administrator ben.');
    const session = await signIn(site, { username: 'ben', password: 'a first password' });
    given('a second password');
    expect(await run(user, ['password', 'ben', '--password-stdin'])).toBe('Set the password of ben.');
    expect((await site.http.get('/api/admin/media').set(session)).status).toBe(401);
    await expect(signIn(site, { username: 'ben', password: 'a first password' })).rejects.toThrow('401');
    expect(await signIn(site, { username: 'ben', password: 'a second password' })).toHaveProperty('authorization');
    const recorded = await site.app
      .get(DataSource)
      .query(`select subject, details from audit_entry where action = 'user.password-set'`);
    expect(recorded).toEqual([{ subject: 'ben', details: {} }]);
  });

  it.each([
    [['password', 'nobody'], 'There is no user nobody.'],
    [['create', 'x'.repeat(101)], 'Use a username of one line'],
    [['create', ' '], 'without spaces around it'],
    [['create'], 'Use user create NAME'],
    [['create', 'ann', '--admin'], 'Use user create NAME'],
    [['remove', 'ann'], 'Use user create NAME'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(user, args)).rejects.toThrow(sentence);
  });

  it('refuses a short password', async () => {
    given('short');
    await expect(run(user, ['create', 'ann', '--password-stdin'])).rejects.toThrow('at least 12 characters');
  });
});

describe('backup and restore', () => {
  it('make a key, name backups, and restore one of them', async () => {
    expect(await run(backup, ['key'])).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/);
    expect(await run(backup, ['list'])).toBe(`There is no backup in ${folder}/backups.`);
    expect(await run(backup, [])).toMatch(/\nIt was restored as a test, and everything was equal\.$/);
    const name = await run(backup, ['list']);
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([name]);
    await expect(run(restore, [name])).rejects.toThrow('Stop it first');
  });

  it('say how they are used', async () => {
    await expect(run(backup, ['everything'])).rejects.toThrow('Use backup, backup list or backup key.');
    await expect(run(restore, [])).rejects.toThrow('Use restore FILE');
    await expect(run(restore, ['a.tar', '--force'])).rejects.toThrow('Use restore FILE');
    await expect(run(restore, ['a.tar'])).rejects.toThrow('There is no file a.tar');
  });
});

describe('export and import', () => {
  it('move content, and say what they did', async () => {
    const file = path.join(folder, 'content.tar');
    expect(await run(exportFile, [file])).toMatch(
      /^Wrote .*content\.tar: 0 settings, .* documents, 0 redirects, 0 files\.$/,
    );
    await expect(run(exportFile, [file])).rejects.toThrow('exists already. Choose another name.');
    expect(await run(importFile, [file, '--check'])).toMatch(
      /^An import would bring the content of http:\/\/localhost:8080 of .*\nsettings: 0 created, 0 changed, 0 left alone\n/,
    );
    expect(await run(importFile, [file])).toMatch(/^Imported the content of [^]*\ndocuments: 0 created, 0 changed, /);
    await expect(run(restore, [file])).rejects.toThrow('Stop it first');
  });

  it('say how they are used', async () => {
    await expect(run(exportFile, [])).rejects.toThrow('Use export FILE.');
    await expect(run(exportFile, ['--help'])).rejects.toThrow('Use export FILE.');
    await expect(run(importFile, [])).rejects.toThrow('Use import FILE, with --check');
    await expect(run(importFile, ['a.tar', '--force'])).rejects.toThrow('Use import FILE, with --check');
    await expect(run(importFile, ['a.tar'])).rejects.toThrow('There is no file a.tar.');
  });
});

it('cache clear makes every page new', async () => {
  const generation = () => site.app.get(DataSource).query('select value from site_generation');
  const before = await generation();
  await run(cache, ['clear']);
  expect(await generation()).not.toEqual(before);
  await expect(run(cache, [])).rejects.toThrow('Use cache clear.');
});
