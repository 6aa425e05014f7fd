import { StartupError } from '../core/config/startup-error.ts';
import { findDrift, findUnapplied } from '../core/database/drift.ts';
import { migrate } from '../core/database/migrate.ts';
import type { Command } from './workplace.ts';

export const applyMigrations: Command = async (workplace) => {
  const applied = await migrate(await workplace.dataSource());
  return applied.length === 0 ? 'Every migration was already applied.' : `Applied ${applied.join(', ')}.`;
};

export const checkSchema: Command = async (workplace) => {
  const dataSource = await workplace.dataSource();
  const unapplied = await findUnapplied(dataSource);
  if (unapplied.length > 0) throw new StartupError(`Not applied yet: ${unapplied.join(', ')}. Run npm run db:migrate.`);
  const drift = await findDrift(dataSource);
  if (drift.length > 0) {
    throw new StartupError(
      `The schema and the entities differ. These statements would align them:\n${drift.join(';\n')};`,
    );
  }
  return 'Every migration is applied, and the schema matches the entities.';
};
