import path from 'node:path';
import { freePort } from './ports.mjs';
import { run, toolEnvironment } from './processes.mjs';
import { root } from './repository.mjs';
import { startTemporarySite } from './temporary-site.mjs';

/** Runs Playwright through nginx against a site of its own; answers Playwright's exit code. */
export async function runBrowserTests(args) {
  // Tests of mail run the mail server there.
  const mailPort = await freePort();
  const site = await startTemporarySite({
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SMTP_URL_FILE: undefined, MAIL_FROM: undefined },
  });
  try {
    return await run('playwright', ['test', ...args], {
      cwd: path.join(root, 'e2e'),
      env: toolEnvironment({
        BASE_URL: site.baseUrl,
        ADMIN_USERNAME: site.credentials.username,
        ADMIN_PASSWORD: site.credentials.password,
        DATA_DIR: site.dataDir,
        MAIL_PORT: String(mailPort),
      }),
    });
  } finally {
    await site.stop();
  }
}
