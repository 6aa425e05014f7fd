/* global document */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { coverDrawing } from './cover-drawings.mjs';
import { coverOf, socialMarkup } from './cover.mjs';

const here = import.meta.dirname;
const postsFolder = path.join(here, '../../backend/src/seeds/posts');
export const coversFolder = path.join(here, '../public/images/blog');
export const socialFolder = path.join(here, '../public/images/social');
const drawnFrom = ['cover.html', 'cover.mjs', 'cover-drawings.mjs', '../src/ui/roster-pattern.ts'];

const size = { width: 1200, height: 675 };
const socialSize = { width: 1200, height: 630 };
const widths = [480, 800, size.width];
const encoders = {
  avif: (image) => image.avif({ quality: 58, effort: 6, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 84, effort: 6, smartSubsample: true }),
};

/** What the starter posts ask for: their covers, in the order of their publication. */
export async function wantedCovers() {
  const files = (await readdir(postsFolder)).filter((name) => name !== 'seed-post.ts');
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(path.join(postsFolder, name)).href)));
  return modules
    .flatMap((module) => Object.values(module))
    .toSorted((one, other) => (one.publishedOn < other.publishedOn ? -1 : 1))
    .map(coverOf);
}

/**
 * Draws each cover at twice its size, without words: pages have the title beside it. The JPEG is for old browsers. What
 * social networks show has the title in it.
 */
export async function drawCovers(browser, covers) {
  const logo = await whiteLogo();
  await Promise.all([coversFolder, socialFolder].map((folder) => mkdir(folder, { recursive: true })));
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.goto(`file://${path.join(here, 'cover.html')}`);
  const drawn = async (ground, markup, { width, height }) => {
    await page.evaluate(
      (shown) => {
        document.body.dataset.ground = shown.ground;
        document.body.toggleAttribute('data-social', shown.isSocial);
        document.body.innerHTML = shown.markup;
        return document.fonts.ready.then(() => true);
      },
      { ground, markup, isSocial: height === socialSize.height },
    );
    return page.screenshot({ clip: { x: 0, y: 0, width, height } });
  };
  for (const { slug, ground, ...words } of covers) {
    await encode(await drawn(ground, coverDrawing(slug), size), path.join(coversFolder, slug));
    const social = await drawn(ground, socialMarkup({ slug, ...words }, logo), socialSize);
    await jpegOf(social, path.join(socialFolder, `${slug}.jpg`));
  }
}

const jpegOf = (png, file) => sharp(png).resize(size.width).jpeg({ quality: 84, mozjpeg: true }).toFile(file);

async function encode(png, stem) {
  await jpegOf(png, `${stem}.jpg`);
  for (const width of widths) {
    for (const [type, encoded] of Object.entries(encoders)) {
      await encoded(sharp(png).resize(width)).toFile(`${stem}-${width}.${type}`);
    }
  }
}

async function whiteLogo() {
  const svg = await readFile(path.join(here, '../public/images/logos/20x-logo.svg'), 'utf8');
  return svg.replace('<svg', '<svg class="logo"').replaceAll('#09201e', '#fff').replaceAll('#335189', '#6d92d6');
}

/** What the drawings depend on, for the print of the manifest. */
export const coverSources = () => Promise.all(drawnFrom.map((name) => readFile(path.join(here, name), 'utf8')));

/** The files that have to be there. */
export const socialFiles = (covers) => covers.map(({ slug }) => `${slug}.jpg`);
export const coverFiles = (covers) =>
  covers.flatMap(({ slug }) => [
    `${slug}.jpg`,
    ...widths.flatMap((width) => Object.keys(encoders).map((type) => `${slug}-${width}.${type}`)),
  ]);

export const coverImage = { ...size, widths, types: Object.keys(encoders) };
