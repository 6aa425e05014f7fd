import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from './repository.mjs';

const read = (folder) => readJson(path.join(folder, 'package.json'));

/** Every workspace of the repository: its folder, its name, what it can be asked for. */
export const workspaces = read('.').workspaces.map((folder) => {
  const { name, scripts = {} } = read(folder);
  return { folder, name, hasTests: 'test' in scripts, isTyped: existsSync(path.join(root, folder, 'tsconfig.json')) };
});
