import type { Entities } from './core/database/data-source.ts';

/** Every class that is mapped to a table. A feature adds its entities here, and its table by a migration. */
export const entities: Entities = [];
