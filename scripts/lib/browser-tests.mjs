import path from 'node:path';
import { freePort } from './ports.mjs';
import { run, toolEnvironment } from './processes.mjs';
import { root } from './repository.mjs';
import { startTemporarySite } from './temporary-site.mjs';

const workers = 2;

/** Runs Playwright through nginx, every worker against a site of its own; returns Playwright's exit code. */
export async function runBrowserTests(args) {
  const sites = [];
  try {
    while (sites.length < workers) sites.push(await startMailingSite());
    const SITES = JSON.stringify(sites);
    return await run('playwright', ['test', ...args], { cwd: path.join(root, 'e2e'), env: toolEnvironment({ SITES }) });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Tests of mail run the mail server on `mailPort`. */
async function startMailingSite() {
  const mailPort = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SMTP_URL_FILE: undefined, MAIL_FROM: undefined };
  return { ...(await startTemporarySite({ env })), mailPort };
}
