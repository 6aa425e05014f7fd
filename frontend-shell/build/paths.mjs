import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder of a front end: `shell`, `public` or `admin`. */
export const workspaceOf = (name) => path.join(ROOT, `frontend-${name}`);

export const KIT_ENTRY = path.join(ROOT, 'frontend-shell/kit/src/index.ts');

/** The part of the router that the front ends get. */
export const ROUTER_ENTRY = path.join(ROOT, 'frontend-shell/src/share/react-router-dom.ts');

export const modulePath = (file) => path.join(ROOT, 'node_modules', file);

export const versionOf = (name) => JSON.parse(readFileSync(modulePath(`${name}/package.json`), 'utf8')).version;
