import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { openBackupStore } from '../src/backup/store/open-backup-store.ts';
import { findUnapplied } from '../src/core/database/drift.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { migrations } from '../src/core/database/migrations/index.ts';
import { openMediaStore } from '../src/media/files/open-media-store.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { Installation } from './support/installation.ts';
import { S3Server } from './support/s3-server.ts';

const opened: Installation[] = [];
afterEach(async () => {
  for (const installation of opened.splice(0)) await installation.close();
});
async function given(state: 'empty' | 'migrated', variables: Record<string, string> = {}): Promise<Installation> {
  const installation = await Installation[state](variables);
  opened.push(installation);
  return installation;
}

/** Stores a file as an upload would. */
async function withMedia(installation: Installation, key: string, text: string): Promise<void> {
  const { mediaDir } = installation.config;
  mkdirSync(path.join(mediaDir, 'tmp'), { recursive: true });
  const file = path.join(mediaDir, 'tmp/file');
  writeFileSync(file, text);
  await openMediaStore(installation.config).put(key, file);
}
const original = 'originals/ab/abcd';
const namesIn = (installation: Installation) => readdirSync(path.join(installation.config.dataDir, 'backups')).sort();
const runsOf = async (installation: Installation) =>
  (await installation.open()).query<object[]>('select file, is_verified, problem from backup_run order by finished_at');

describe('the number of backups', () => {
  it('stays as it is set, and failures drop none', async () => {
    const site = await given('migrated', { BACKUP_KEEP: '2' });
    const made = [await site.backUp(), await site.backUp(), await site.backUp()].map(({ file }) => file);
    expect(namesIn(site)).toEqual(made.slice(1));
    const dataSource = await site.open();
    // No migration makes it, so it cannot be restored.
    await dataSource.query('alter table setting add column unknown text');
    await expect(site.backUp()).rejects.toThrow('column "unknown" does not exist');
    expect(namesIn(site)).toEqual(made.slice(1));
    const runs = await runsOf(site);
    expect(runs.slice(-1)).toEqual([
      { file: null, is_verified: false, problem: expect.stringContaining('column "unknown"') },
    ]);
  });

  it('does not grow by two at once', async () => {
    const site = await given('migrated');
    const outcomes = await Promise.allSettled([site.backUp(), site.backUp()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(namesIn(site)).toHaveLength(1);
  });
});

it('says when the role may not restore it as a test, and keeps it', async () => {
  const site = await given('migrated');
  const { database, ...server } = site.connection;
  const role = `role_${database}`;
  const admin = new pg.Client({ ...site.connection });
  await admin.connect();
  await admin.query(
    `create role ${role} login; grant pg_read_all_data to ${role}; grant insert, delete on backup_run to ${role}`,
  );
  try {
    const limited = Object.assign(Object.create(Object.getPrototypeOf(site) as object), site, {
      database: { connection: { ...server, database, user: role }, drop: async () => {} },
      dataSource: undefined,
    }) as Installation;
    const made = await limited.backUp();
    expect(made.unverified).toContain(`alter role "${role}" createdb`);
    expect(namesIn(site)).toEqual([made.file]);
    expect(await runsOf(site)).toEqual([{ file: made.file, is_verified: false, problem: made.unverified }]);
    await (await limited.open()).destroy();
  } finally {
    await admin.query(`drop owned by ${role}; drop role ${role}`);
    await admin.end();
  }
});

describe('a backup that is not encrypted', () => {
  it('shows every changed bit', async () => {
    const site = await given('migrated');
    await withMedia(site, original, 'a file');
    const archive = site.backup((await site.backUp()).file);
    for (const [place, at] of [
      ['a file', archive.indexOf('a file')],
      ['rows', archive.indexOf('migration/000001.copy.gz') + 512 + 40],
      ['the header', archive.indexOf('"last": "') + 9],
      ['the manifest', archive.lastIndexOf('"rows"') + 8],
    ] as const) {
      const target = await given('empty');
      const changed = Buffer.from(archive);
      changed[at]! ^= 1;
      await expect(target.restore(changed).catch((error: Error) => `${place}: ${error.message}`)).resolves.toMatch(
        /^[\w ]+: The backup is damaged/,
      );
      expect([await target.content(), target.filesOf('.')]).toEqual([{}, []]);
    }
  });
});

it('restores what an earlier release made, and a later start migrates it', async () => {
  const site = await given('empty');
  const dataSource = await site.open();
  const all = dataSource.migrations.splice(0);
  dataSource.migrations.push(...all.slice(0, -1));
  await migrate(dataSource);
  await dataSource.query(`insert into setting (key, value) values ('siteName', 'Ours')`);
  expect(await site.backUp()).toMatchObject({ unverified: null });

  const target = await given('empty');
  const [file = ''] = namesIn(site);
  await target.restore(site.backup(file));
  const restored = await target.open();
  expect(await findUnapplied(restored)).toEqual(migrations.slice(-1).map(({ name }) => name));
  await migrate(restored);
  expect(await restored.query(`select value from setting where key = 'siteName'`)).toEqual([{ value: 'Ours' }]);
});

it('refuses what a later release made', async () => {
  const site = await given('migrated');
  await (await site.open()).query(`insert into migration (timestamp, name) values (1, 'OfTomorrow1')`);
  await expect(site.backUp()).rejects.toThrow('made by a newer release');
});

describe('a bucket', () => {
  const bucket = forAllTests(() => S3Server.started());

  it('holds backups, of which one is restored with the media', async () => {
    const site = await given('migrated', { ...bucket.variables, BACKUP_KEEP: '1' });
    await withMedia(site, original, 'a file');
    const [first, second] = [await site.backUp(), await site.backUp()];
    expect(second.unverified).toBeNull();
    expect(bucket.keys).toEqual([`backups/${second.file}`, `site/${original}`]);
    const store = openBackupStore(site.config);
    expect(await store.read(first.file)).toBeNull();
    const archive = await buffer((await store.read(second.file))!);
    const target = await given('empty');
    expect(await target.restore(archive)).toMatchObject({ files: 1, rows: second.rows });
    expect(target.filesOf('media')).toEqual([original]);
  });

  it('that cannot be reached fails the backup, and says so', async () => {
    const site = await given('migrated', bucket.variables);
    await bucket.stop();
    await expect(site.backUp()).rejects.toThrow(/^The bucket s3:\/\/files\/backups cannot be used: /);
    await bucket.start();
    expect(await runsOf(site)).toMatchObject([{ file: null, problem: expect.stringContaining('s3://files/backups') }]);
  });
});
