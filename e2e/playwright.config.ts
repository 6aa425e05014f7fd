import { defineConfig } from '@playwright/test';

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Runs against a site that `npm run e2e` has started: BASE_URL, ADMIN_USERNAME, ADMIN_PASSWORD and DATA_DIR name it. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.E2E_JSON ? [['line'], ['json', { outputFile: process.env.E2E_JSON }]] : 'line',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    launchOptions: chromium,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'reading', testDir: 'tests/reading', fullyParallel: true, workers: 2 },
    // These change what visitors see, so they run one after another, when nobody reads.
    { name: 'editing', testDir: 'tests/editing', dependencies: ['reading'], workers: 1 },
  ],
});
