import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { callApi, signIn } from '../bench/api.mjs';
import { buildChanged } from './lib/builds.mjs';
import { chromiumLaunch } from './lib/chromium.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { browserPackages, ensureSystemPackages } from './lib/system-packages.mjs';
import { startTemporarySite } from './lib/temporary-site.mjs';

const widths = { site: [360, 768, 1280, 1600], admin: [390, 1280, 1440] };
const themes = ['light', 'dark'];
const folder = path.join(root, 'shots');
/** What visitors meet beside the pages of the sitemap. */
const otherPaths = ['/security', '/privacy', '/terms', '/no-such-page', '/login'];
/** Admin screens beside the first document of every list. */
const adminScreens = [
  ...['/admin', '/admin/home', '/admin/home-visual', '/admin/about', '/admin/contact-page', '/admin/terms-page'],
  ...['/admin/privacy-page', '/admin/media', '/admin/contact', '/admin/settings', '/admin/schema-generator'],
  ...['navigation', 'footer', 'brand', 'redirects'].map((part) => `/admin/settings/${part}`),
];
const adminLists = {
  page: { list: '/admin/pages', editor: '/admin/pages/{id}' },
  post: { list: '/admin/blog', editor: '/admin/blog/{id}/edit' },
  feature: { list: '/admin/features', editor: '/admin/features/{id}' },
};

/**
 * Pictures of the pages named, or of all and of every admin screen, in a folder that git ignores:
 * `npm run shots -- /pricing /admin/home`.
 */
await runCommand(async () => {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx', ...browserPackages]);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const site = await startTemporarySite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const named = process.argv.slice(2);
    const paths = named.length > 0 ? named : [...(await adminPaths(site)), ...(await publicPaths(site)), ...otherPaths];
    await takeAll(site, paths);
  } finally {
    await site.stop();
  }
});

async function publicPaths({ baseUrl }) {
  const xml = await (await fetch(`${baseUrl}/sitemap-1.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

async function adminPaths({ baseUrl, credentials }) {
  const token = await signIn(baseUrl, credentials);
  const documents = Object.entries(adminLists).map(async ([type, { list, editor }]) => {
    const { data } = await callApi(baseUrl, `/api/admin/content/${type}`, { token });
    const form = editor.replace('{id}', data[0].id);
    return [list, `${list}/new`, form, `${form}/visual`];
  });
  return [...adminScreens, ...(await Promise.all(documents)).flat()];
}

function isAdmin(name) {
  return /^\/admin(\/|$)/.test(name);
}

async function takeAll({ baseUrl, credentials }, paths) {
  rmSync(folder, { recursive: true, force: true });
  const browser = await chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, '--hide-scrollbars'] });
  const views = [
    { names: paths.filter((name) => !isAdmin(name)), sizes: widths.site, isDrawn: '#root[data-hydrated]' },
    // Opened at each width, as an editor chooses by it what is open; a phone has larger controls.
    ...widths.admin.map((width) => ({
      names: paths.filter(isAdmin),
      sizes: [width],
      device: { hasTouch: width < 700, viewport: { width, height: heightOf(width) } },
      isDrawn: 'main h1',
      open: openSession,
    })),
  ];
  try {
    for (const theme of themes)
      for (const { names, sizes, device, isDrawn, open } of views) {
        const context = await browser.newContext({ baseURL: baseUrl, reducedMotion: 'reduce', ...device });
        await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const page = await context.newPage();
        if (names.length > 0) await open?.(page, credentials);
        for (const name of names) {
          await page.goto(name, { waitUntil: 'networkidle' });
          await page.locator(isDrawn).first().waitFor();
          if (name.endsWith('visual'))
            await page.frameLocator('iframe').locator('#preview-overlay[data-drawn]').waitFor({ state: 'attached' });
          for (const width of sizes) await take(page, width, fileOf(name, theme, width));
          console.log(`${theme.padEnd(5)} ${sizes.join(' ')} ${name}`);
        }
        await context.close();
      }
  } finally {
    await browser.close();
  }
  console.log(`\nPictures in ${path.relative(process.cwd(), folder)}/`);
}

async function openSession(page, { username, password }) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin');
}

function heightOf(width) {
  return Math.round(width < 700 ? width * 2 : width * 0.625);
}

async function take(page, width, file) {
  await page.setViewportSize({ width, height: heightOf(width) });
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
