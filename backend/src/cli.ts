import 'reflect-metadata';
import { createApp } from './app.ts';
import { backup, restore } from './commands/backup.ts';
import { applyMigrations, checkSchema } from './commands/database.ts';
import { cache } from './commands/cache.ts';
import { exportFile, importFile } from './commands/content.ts';
import { doctor } from './commands/doctor.ts';
import { user } from './commands/user.ts';
import { Workplace, type Command } from './commands/workplace.ts';
import { StartupError } from './core/config/startup-error.ts';
import { entities } from './entities.ts';
import { seedOnce } from './seed-once.ts';

/** The commands of `npm run cli`. Each prints what it did and exits with 1 when it failed or found a problem. */
const commands: Record<string, Command> = {
  migrate: applyMigrations,
  check: checkSchema,
  seed: async (workplace) => {
    await seedOnce(await workplace.app());
    return 'The starter content is in place.';
  },
  backup,
  restore,
  export: exportFile,
  import: importFile,
  doctor,
  user,
  cache,
};

// TypeORM calls pg in a way that pg warns about. Operators can do nothing about it.
process.noDeprecation = true;
const workplace = new Workplace(process.env, { entities, create: createApp });
try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(`Use one of these commands: ${Object.keys(commands).join(', ')}.`);
  const done = await command(workplace, args).finally(() => workplace.close());
  process.stdout.write(`${done}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
