import { runBrowserTests } from './lib/browser-tests.mjs';
import { buildChanged } from './lib/builds.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { ensureSystemPackages, testPackages } from './lib/system-packages.mjs';

await runCommand(async () => {
  await ensurePackages();
  const missing = await ensureSystemPackages(testPackages);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  return runBrowserTests(process.argv.slice(2));
});
