import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import { decrypted } from '../backup/archive/encryption.ts';
import { openBackups } from '../backup/open-backups.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { openBackupStore } from '../backup/store/open-backup-store.ts';
import { StartupError } from '../core/config/startup-error.ts';
import { migrate } from '../core/database/migrate.ts';
import { openMediaStore } from '../media/files/open-media-store.ts';
import { TemporaryFiles } from '../media/files/temporary-files.ts';
import type { Command, Workplace } from './workplace.ts';

/** `backup` makes one, `backup key` a key to encrypt them, `backup list` names those that are kept. */
export const backup: Command = async (workplace, [what, ...more]) => {
  if (more.length > 0 || (what !== undefined && what !== 'key' && what !== 'list')) {
    throw new StartupError('Use backup, backup list or backup key.');
  }
  if (what === 'key') return generateX25519Identity();
  const { config } = workplace;
  const store = openBackupStore(config);
  if (what === 'list') return (await store.list()).join('\n') || `There is no backup in ${store.place}.`;
  const made = await openBackups(config, await workplace.connection(), await workplace.dataSource()).make();
  return [
    `Made ${made.file} in ${store.place}: ${count(made.rows, 'row')} and ${count(made.files, 'file')}, ${size(made.bytes)}.`,
    made.unverified ?? 'It was restored as a test, and everything was equal.',
  ].join('\n');
};

/** `restore FILE [--replace]`: a path, or the name of a backup in the store. */
export const restore: Command = async (workplace, args) => {
  const { file, replace } = restoreOptions(args);
  const { config } = workplace;
  const archive = await decrypted(await openArchive(workplace, file), config.backupKey);
  const restored = await restoreBackup(archive, {
    connection: await workplace.connection(),
    media: openMediaStore(config),
    temporary: new TemporaryFiles(path.join(config.mediaDir, 'tmp')),
    replace,
  });
  await migrate(await workplace.dataSource());
  return [
    `Restored ${count(restored.rows, 'row')} and ${count(restored.files, 'file')}. Everyone has to sign in again.`,
    ...(restored.leftJobsOut ? ['Jobs that waited in the other release were left out. Regular jobs catch up.'] : []),
  ].join('\n');
};

function restoreOptions(args: string[]): { file: string; replace: boolean } {
  const usage = 'Use restore FILE, or restore FILE --replace. "backup list" names the backups.';
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, replace: values.replace };
  } catch {
    // an unknown option
  }
  throw new StartupError(usage);
}

async function openArchive({ config }: Workplace, file: string): Promise<Readable> {
  if (existsSync(file)) return createReadStream(file);
  const store = openBackupStore(config);
  const found = await store.read(file);
  if (found) return found;
  throw new StartupError(`There is no file ${file}, and no backup of that name in ${store.place}.`);
}

const count = (number: number, of: string): string => `${number.toLocaleString('en')} ${of}${number === 1 ? '' : 's'}`;
const size = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
