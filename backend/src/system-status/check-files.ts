import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../core/config/config.ts';
import { error, ok, warning, type Finding } from './finding.ts';

const megabyte = 1024 * 1024;
const few = 1024 * megabyte;
const tooFew = 256 * megabyte;

/** The folders that the site writes to. One that is missing is made when it is needed. */
const foldersOf = ({ dataDir, siteDir, mediaDir, mediaStore, backupStore }: Config): string[] =>
  [
    dataDir,
    siteDir,
    ...(mediaStore === 'disk' ? [mediaDir] : []),
    ...(typeof backupStore === 'string' ? [backupStore] : []),
  ].map(existing);

export async function checkDisk(config: Config): Promise<Finding> {
  const spaces = await Promise.all(
    foldersOf(config).map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return { folder, free: bavail * bsize };
    }),
  );
  const least = spaces.reduce((one, other) => (other.free < one.free ? other : one));
  const text = `${Math.floor(least.free / megabyte).toLocaleString('en')} MB are free at ${least.folder}.`;
  if (least.free < tooFew) return error(text, 'Free some space now: uploads and the database need it.');
  return least.free < few ? warning(text, 'Free some space, or move the folder to a larger disk.') : ok(text);
}

export async function checkPermissions(config: Config): Promise<Finding> {
  for (const folder of foldersOf(config)) {
    const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    if (!isWritable) return error(`${folder} cannot be written.`, 'Give it to the account that runs the site.');
  }
  for (const name of ['admin-password', 'session-secret']) {
    const file = path.join(config.dataDir, name);
    const mode = await stat(file).then(
      (found) => found.mode & 0o077,
      () => 0,
    );
    if (mode !== 0) return error(`Other accounts can read ${file}.`, `Run chmod 600 ${file}.`);
  }
  return ok('The folders can be written, and secrets are closed to others.');
}

export async function checkBuild({ frontendDir }: Config): Promise<Finding> {
  const missing = ['frontend-public/dist-server/render.cjs', 'frontend-shell/dist', 'frontend-admin/dist'].find(
    (part) => !existsSync(path.join(frontendDir, part)),
  );
  return missing
    ? error(`${missing} is missing in ${frontendDir}.`, 'Run npm run build.')
    : ok('The front ends are built.');
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}
