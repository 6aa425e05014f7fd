import { buildChanged } from './lib/builds.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { runCommand } from './lib/refusal.mjs';

await runCommand(async () => {
  await ensurePackages();
  await buildChanged();
});
