import { buildChanged } from './lib/builds.mjs';
import { ensurePackages, pinnedNode } from './lib/packages.mjs';
import { run, toolEnvironment } from './lib/processes.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';
import { startTemporarySite } from './lib/temporary-site.mjs';

const measure = `
  import { bench } from '@20x/bench';
  const { BASE_URL: baseUrl, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
  process.exit((await bench({ baseUrl, credentials: { username, password } })) ? 0 : 1);
`;

await runCommand(async () => {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx', 'chromium', 'wrk']);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const site = await startTemporarySite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const { username, password } = site.credentials;
    const env = toolEnvironment({ BASE_URL: site.baseUrl, ADMIN_USERNAME: username, ADMIN_PASSWORD: password });
    return await run(pinnedNode, ['--input-type=module', '-e', measure], { env });
  } finally {
    await site.stop();
  }
});
