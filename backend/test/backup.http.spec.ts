import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { Backups, type MadeBackup } from '../src/backup/backups.ts';
import { openDataSource } from '../src/core/database/data-source.ts';
import { seed } from '../src/seeds/index.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { contentOf, filesIn, Installation } from './support/installation.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';

const key = 'AGE-SECRET-KEY-1FZY6MPJH0HLLLW4R9UEC2NX2E270TJAZ6G4224Q2ZT22QL4WQYKSWXCVDN';
const otherKey = 'AGE-SECRET-KEY-1A40P35WSCPS9EEANCCSGSPVTSVCYNEV6E44UN4JYCRCNHSPFH58SUW6WRQ';

/** A site with the starter content and an upload, of which an encrypted backup was made while it ran. */
const site = forAllTests(() => createTestApp({ variables: { BACKUP_KEY: key }, prepare: seed }));
const editor = forAllTests(() => DocumentEditor.signedIn(site));
const { uploaded, ready } = mediaCalls(site, editor);
const folder = () => path.join(site.config.dataDir, 'backups');
const backup: { made: MadeBackup; archive: Buffer; content: Record<string, string> } = {} as never;
beforeAll(async () => {
  await ready((await uploaded(await jpeg())).id);
  backup.content = await contentOf(site.connection);
  backup.made = await site.app.get(Backups).make();
  backup.archive = readFileSync(path.join(folder(), backup.made.file));
});

const opened: Installation[] = [];
afterEach(async () => {
  for (const installation of opened.splice(0)) await installation.close();
});
async function emptyOne(variables: Record<string, string> = { BACKUP_KEY: key }): Promise<Installation> {
  const installation = await Installation.empty(variables);
  opened.push(installation);
  return installation;
}
const isUntouched = async (installation: Installation) => {
  expect(await installation.content()).toEqual({});
  expect(installation.filesOf('.')).toEqual([]);
};

describe('a backup', () => {
  it('is restored as a test before it counts', async () => {
    expect(backup.made).toMatchObject({ unverified: null, files: expect.any(Number), rows: expect.any(Number) });
    expect(backup.made.files).toBeGreaterThan(3);
    const runs = await site.app.get(DataSource).query('select file, bytes, is_verified, problem from backup_run');
    const { file, bytes } = backup.made;
    expect(runs).toEqual([{ file, bytes: String(bytes), is_verified: true, problem: null }]);
    const databases = await site.app
      .get(DataSource)
      .query(`select from pg_database where datname ~ $1`, [`${site.connection.database}_backup`]);
    expect(databases).toEqual([]);
  });

  it('is told to administrators', async () => {
    const state = async () =>
      (await site.http.get('/api/admin/backups/state').set(editor.session)).body as Record<string, unknown>;
    const at = expect.stringMatching(/^\d{4}-/);
    const verified = { last: { at, isMade: true, problem: null }, madeAt: at, verifiedAt: at, isOverdue: false };
    expect(await state()).toEqual(verified);
    expect((await site.http.get('/api/admin/backups/state')).status).toBe(401);
    const database = site.app.get(DataSource);
    await database.query(`update backup_run set finished_at = finished_at - interval '49 hours'`);
    expect(await state()).toEqual({ ...verified, isOverdue: false });
    await database.query(`update pgboss.queue set created_on = now() - interval '3 days'`);
    expect(await state()).toEqual({ ...verified, isOverdue: true });
    await database.query(`insert into backup_run (started_at, problem) values (now(), 'The disk is full.')`);
    expect(await state()).toMatchObject({ last: { isMade: false, problem: 'The disk is full.' }, madeAt: at });
    await database.query('delete from backup_run where file is null');
  });

  it('can be read by its owner only, and not without the key', () => {
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder(), backup.made.file)).mode & 0o777).toBe(0o600);
    expect(backup.archive.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(backup.archive.includes('content_document')).toBe(false);
  });

  it('brings database and media back as they were, and nobody’s sign-in', async () => {
    const target = await emptyOne();
    expect(await target.restore(backup.archive)).toEqual({
      ...{ rows: backup.made.rows, files: backup.made.files, leftJobsOut: false },
    });
    expect(await target.content()).toEqual(backup.content);
    expect(filesIn(target.config.mediaDir)).toEqual(filesIn(site.config.mediaDir));
    const app = await createTestApp({ connection: target.connection, variables: { DATA_DIR: target.config.dataDir } });
    try {
      expect((await app.http.get('/api/home-content')).body).toEqual((await site.http.get('/api/home-content')).body);
      expect((await app.http.get('/api/admin/media').set(editor.session)).status).toBe(401);
      expect(await app.app.get(DataSource).query('select from user_session')).toEqual([]);
    } finally {
      await app.close();
    }
  });
});

describe('a restore changes nothing', () => {
  const cases: [string, (archive: Buffer) => Buffer, string][] = [
    ['from a file that was cut', (archive) => archive.subarray(0, archive.length / 2), 'damaged or incomplete'],
    ['from a file with one other bit', (archive) => flipped(archive, archive.length - 70_000), 'damaged or incomplete'],
    ['from an empty file', () => Buffer.alloc(0), 'damaged'],
    ['from another file', () => Buffer.from('not a backup'.repeat(100)), 'damaged'],
  ];
  it.each(cases)('%s', async (_, change, problem) => {
    const target = await emptyOne();
    await expect(target.restore(change(backup.archive))).rejects.toThrow(problem);
    await isUntouched(target);
  });

  it.each([
    ['another key', { BACKUP_KEY: otherKey }, 'The backup was encrypted with another key than BACKUP_KEY.'],
    ['no key', {}, 'The backup is encrypted. Set BACKUP_KEY to the key that it was made with.'],
  ])('with %s', async (_, variables, problem) => {
    const target = await emptyOne(variables);
    await expect(target.restore(backup.archive)).rejects.toThrow(problem);
    await isUntouched(target);
  });

  it('in a database that is in use or not empty', async () => {
    const target = await Installation.migrated({ BACKUP_KEY: key });
    opened.push(target);
    const before = await target.content();
    await expect(target.restore(backup.archive)).rejects.toThrow('Add --replace');
    await expect(target.restore(flipped(backup.archive, 90_000), { replace: true })).rejects.toThrow('damaged');
    const app = await createTestApp({ connection: target.connection });
    try {
      await expect(target.restore(backup.archive, { replace: true })).rejects.toThrow('Stop it first');
    } finally {
      await app.close();
    }
    expect(Object.keys(await target.content())).toEqual(Object.keys(before));
    await target.restore(backup.archive, { replace: true });
    expect(await target.content()).toEqual(backup.content);
  });
});

it('a restore waits for the connections of a site that has just stopped', async () => {
  const target = await emptyOne();
  const stopping = await openDataSource(target.connection, []);
  const restored = target.restore(backup.archive);
  const asks = `select from pg_stat_activity
    where datname = current_database() and application_name = 'backup' and query like '%application_name like%'`;
  await eventually(
    () => stopping.query<unknown[]>(asks),
    ({ length }) => length > 0,
  );
  await stopping.destroy();
  expect((await restored).rows).toBe(backup.made.rows);
});

function flipped(archive: Buffer, at: number): Buffer {
  const copy = Buffer.from(archive);
  copy[Math.floor(at)]! ^= 1;
  return copy;
}
