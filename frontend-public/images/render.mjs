/** Draws the images that are served under their own names: /og-image.jpg and /favicon.ico. Run after a change of the design. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { icoOf } from './ico.mjs';

const here = import.meta.dirname;
const publicFolder = path.join(here, '../public');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});

async function drawSocialImage() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(`file://${path.join(here, 'og-image.html')}`);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.screenshot({ path: path.join(publicFolder, 'og-image.jpg'), type: 'jpeg', quality: 88 });
}

async function drawFavicon(size) {
  const svg = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return { size, png: await page.screenshot({ omitBackground: true }) };
}

await drawSocialImage();
const icons = [];
for (const size of [16, 32, 48]) icons.push(await drawFavicon(size));
await writeFile(path.join(publicFolder, 'favicon.ico'), icoOf(icons));
await browser.close();
