/**
 * Draws the images that come with the site: /og-image.jpg, /favicon.ico, the icons for phones, the views of the product, the
 * covers of the starter posts with their images for social networks, and the sections that the editor offers. Run after a change of the design or of a post's title. With --check: says what is out of date, draws
 * nothing; with the name of a part (product, covers, icons, sections): draws that part alone, `product week` one view.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawCovers, wantedCovers } from './covers.mjs';
import { icoOf } from './ico.mjs';
import { staleImages, writeManifest } from './manifest.mjs';
import { drawProduct } from './product.mjs';
import { drawSections } from './sections.mjs';

const here = import.meta.dirname;
const publicFolder = path.join(here, '../public');
const phoneIcons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const covers = await wantedCovers();
if (process.argv.includes('--check')) {
  const stale = await staleImages(covers);
  if (stale.length > 0) throw new Error(`Run npm run images -w @20x/public: out of date are ${stale.join(', ')}.`);
} else {
  await drawAll();
}

async function drawAll() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
  });
  const parts = {
    icons: drawIcons,
    product: drawProduct,
    covers: (tab) => drawCovers(tab, covers),
    sections: drawSections,
  };
  const named = process.argv.slice(2);
  for (const [name, draw] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) await draw(browser, named);
  }
  await writeManifest(covers);
  await browser.close();
}

async function drawIcons(browser) {
  await drawSocialImage(browser);
  const icons = [];
  for (const size of [16, 32, 48]) icons.push(await drawFavicon(browser, size));
  await writeFile(path.join(publicFolder, 'favicon.ico'), icoOf(icons));
  for (const [name, size] of Object.entries(phoneIcons)) await drawPhoneIcon(name, size);
}

/** Phones cut them to their own shape, so that the ground fills the square. */
async function drawPhoneIcon(name, size) {
  const svg = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
  const square = Buffer.from(svg.replace(' rx="7"', ''));
  const density = (72 * size) / 32;
  await sharp(square, { density }).resize(size, size).png({ palette: true }).toFile(path.join(publicFolder, name));
}

async function drawSocialImage(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.goto(`file://${path.join(here, 'og-image.html')}`);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.screenshot({ path: path.join(publicFolder, 'og-image.jpg'), type: 'jpeg', quality: 88 });
}

async function drawFavicon(browser, size) {
  const svg = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  return { size, png: await page.screenshot({ omitBackground: true }) };
}
