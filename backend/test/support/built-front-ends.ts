import { existsSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/** FRONTEND_DIR of the real front ends, for tests of what they render; throws where they are not built. */
export function builtFrontEnds(): string {
  if (!existsSync(path.join(repository, 'frontend-public/dist-server/render.cjs')))
    throw new Error('The front ends are not built; run npm run build first.');
  return repository;
}
