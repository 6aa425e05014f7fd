import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { hangLimit, outcomeLimit } from '../scripts/lib/hang-limit.mjs';

/** Each worker runs against a site of its own, which `npm run e2e` has started: see support/site.ts. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  timeout: hangLimit,
  // `toPass` has no limit of its own otherwise.
  expect: { timeout: outcomeLimit, toPass: { timeout: outcomeLimit } },
  // Dots say what failed at the end, where a long log is read.
  reporter: process.env.E2E_JSON ? [['dot'], ['json', { outputFile: process.env.E2E_JSON }]] : 'line',
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 1280, height: 900 },
    // Without a picture of every step: drawing them takes a third of all time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  workers: 2,
  projects: [
    { name: 'reading', testDir: 'tests/reading', fullyParallel: true },
    // These change what visitors see: a file runs by itself on its worker's site, when nobody reads there.
    { name: 'editing', testDir: 'tests/editing', dependencies: ['reading'] },
    // The engines that Playwright drives only in builds of its own: see support/other-browsers.
    ...['firefox', 'webkit'].map((engine) => ({
      ...{ name: engine, testDir: 'tests/browsers', dependencies: ['reading'], use: { engine } },
    })),
    // These measure time: nothing else runs beside them.
    { name: 'measuring', testDir: 'tests/measuring', dependencies: ['editing', 'firefox', 'webkit'], workers: 1 },
  ],
});
