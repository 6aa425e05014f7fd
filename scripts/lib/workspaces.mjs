import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './repository.mjs';

const read = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** Every workspace of the repository: its folder, its name, what it can be asked for. */
export const workspaces = read('.').workspaces.map((folder) => {
  const { name, scripts = {} } = read(folder);
  return { folder, name, hasTests: 'test' in scripts, isTyped: existsSync(path.join(root, folder, 'tsconfig.json')) };
});
