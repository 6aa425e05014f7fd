import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../../../scripts/lib/chromium.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { expect, test } from '../../support/test.ts';

const paths = ['/', '/blog/fill-rate-explained', '/features/integrations', '/contact'];

test('SEO Lighthouse gives a page of each kind 100 for search engines', async ({ baseURL }) => {
  const port = await freePort();
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  const found: object[] = [];
  for (const path of paths) {
    const result = await lighthouse(baseURL + path, { port, logLevel: 'error', onlyCategories: ['seo'] });
    const { audits = {}, categories } = result?.lhr ?? {};
    const lost = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    found.push([path, lost.map(({ id }) => id), categories?.seo?.score]);
  }
  await browser.close();
  expect(found).toEqual(paths.map((path) => [path, [], 1]));
});
