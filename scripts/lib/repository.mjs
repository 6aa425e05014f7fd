import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, without a closing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** `file`: its path from the root. */
export const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
