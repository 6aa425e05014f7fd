import type { MigrationInterface } from 'typeorm';
import { Extensions1763690000000 } from './1763690000000-extensions.ts';

/**
 * Every migration, oldest first. To add one: a file `<unix ms>-<what>.ts` in this folder whose class is named
 * `<What><unix ms>` (TypeORM orders by that number), hand-written SQL with named constraints, no imports from features,
 * no constructor parameters with modifiers (the test set-up runs these files without a build). Never edit one that landed.
 */
export const migrations: readonly (new () => MigrationInterface)[] = [Extensions1763690000000];
