import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { buildChanged } from './lib/builds.mjs';
import { chromiumLaunch } from './lib/chromium.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';
import { startTemporarySite } from './lib/temporary-site.mjs';

const widths = [360, 768, 1280, 1600];
const themes = ['light', 'dark'];
const folder = path.join(root, 'shots');
/** What visitors meet beside the pages of sitemap.xml. */
const otherPaths = ['/no-such-page', '/login'];

/** Pictures of the pages named, or of all, in a folder that git ignores: `npm run shots -- /pricing /blog`. */
await runCommand(async () => {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx', 'chromium']);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const site = await startTemporarySite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const named = process.argv.slice(2);
    await takeAll(site.baseUrl, named.length > 0 ? named : [...(await publicPaths(site.baseUrl)), ...otherPaths]);
  } finally {
    await site.stop();
  }
});

async function publicPaths(baseUrl) {
  const xml = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

async function takeAll(baseUrl, paths) {
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--hide-scrollbars'] });
  try {
    for (const theme of themes) {
      const context = await browser.newContext({ baseURL: baseUrl, reducedMotion: 'reduce' });
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const page = await context.newPage();
      for (const name of paths) {
        await page.goto(name);
        await page.locator('#root[data-hydrated]').waitFor();
        for (const width of widths) await take(page, width, fileOf(name, theme, width));
        console.log(`${theme.padEnd(5)} ${name}`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${paths.length * themes.length * widths.length} pictures in ${path.relative(process.cwd(), folder)}/`);
}

async function take(page, width, file) {
  await page.setViewportSize({ width, height: Math.round(width < 700 ? width * 2 : width * 0.625) });
  await page.evaluate(async () => {
    // Another width may want other sources, which are chosen with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    // Below the screen too, everything is there.
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

function fileOf(name, theme, width) {
  const page = name === '/' ? 'home' : name.slice(1).replaceAll('/', '-');
  const target = path.join(folder, page, `${width}-${theme}.png`);
  mkdirSync(path.dirname(target), { recursive: true });
  return target;
}
