import { buildChanged } from './lib/builds.mjs';
import { ensurePackages, pinnedNode } from './lib/packages.mjs';
import { run, toolEnvironment } from './lib/processes.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { browserPackages, ensureSystemPackages } from './lib/system-packages.mjs';
import { startTemporarySite } from './lib/temporary-site.mjs';

const [only] = process.argv.slice(2);
const parts = ['speed', 'unkept', 'editing', 'lists', 'search', 'media', 'taps', 'lighthouse'];

const measure = `
  import { bench } from '@20x/bench';
  import { benchUnkept } from '@20x/bench/unkept';
  import { benchEditing } from '@20x/bench/editing';
  import { benchLists } from '@20x/bench/lists';
  import { benchSearch } from '@20x/bench/search';
  import { benchMedia } from '@20x/bench/media';
  import { benchTaps } from '@20x/bench/taps';
  import { benchLighthouse } from '@20x/bench/lighthouse';
  const { BASE_URL: baseUrl, ADMIN_USERNAME: username, ADMIN_PASSWORD: password, SITE_DATA: dataDir, ONLY: only } = process.env;
  const site = { baseUrl, dataDir, credentials: { username, password } };
  const results = [];
  const measures = {
    speed: bench, unkept: benchUnkept, editing: benchEditing, lists: benchLists, search: benchSearch, media: benchMedia,
    taps: benchTaps, lighthouse: benchLighthouse,
  };
  for (const [part, measure] of Object.entries(measures)) if (!only || only === part) results.push(await measure(site));
  process.exit(results.every(Boolean) ? 0 : 1);
`;

await runCommand(async () => {
  if (only && !parts.includes(only)) throw new Refusal(`npm run bench takes nothing or one of: ${parts.join(', ')}.`);
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx', ...browserPackages, 'wrk']);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const site = await startTemporarySite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const { username, password } = site.credentials;
    const env = toolEnvironment({
      BASE_URL: site.baseUrl,
      ADMIN_USERNAME: username,
      ADMIN_PASSWORD: password,
      SITE_DATA: site.dataDir,
      ONLY: only ?? '',
    });
    return await run(pinnedNode, ['--input-type=module', '-e', measure], { env });
  } finally {
    await site.stop();
  }
});
