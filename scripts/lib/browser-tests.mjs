import path from 'node:path';
import { run, toolEnvironment } from './processes.mjs';
import { root } from './repository.mjs';
import { startTemporarySite } from './temporary-site.mjs';

/** Runs Playwright through nginx against a site of its own; answers Playwright's exit code. */
export async function runBrowserTests(args) {
  const site = await startTemporarySite();
  try {
    return await run('playwright', ['test', ...args], {
      cwd: path.join(root, 'e2e'),
      env: toolEnvironment({
        BASE_URL: site.baseUrl,
        ADMIN_USERNAME: site.credentials.username,
        ADMIN_PASSWORD: site.credentials.password,
        DATA_DIR: site.dataDir,
      }),
    });
  } finally {
    await site.stop();
  }
}
