/* global document, window */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const here = import.meta.dirname;
const scenesFolder = path.join(here, 'scenes');
export const productFolder = path.join(here, '../public/images/product');
const drawnFrom = ['product.mjs', '../../frontend-shell/src/styles/tokens.css'];

/** The largest file's pixels to one of these: text stays sharp on dense screens, of which a phone's is the densest. */
const density = { wide: 2, narrow: 3 };
const overhang = { right: 12, bottom: 28 };
const wide = { width: 652, height: 474, widths: [652, 978, 1304], overhang };
const narrow = { width: 320, height: 752, widths: [480, 660, 960] };

const table = {
  wide: { ...wide, width: 640, height: 420, widths: [640, 960, 1280], overhang: undefined },
  narrow: { ...narrow, height: 420 },
};
const phone = { wide: { width: 304, height: 560, widths: [304, 608] } };
const tour = ['board', 'offers', 'credentials', 'timesheet'];

/** The pictures of the product: on a phone another drawing, so that its text can be read. */
export const productPictures = [
  ...[...tour, 'client', 'run', 'difference', 'margin', 'waves', 'phones'].map((scene) => ({ scene, wide, narrow })),
  ...['week', 'notes', 'checks', 'expiry', 'record', 'request'].map((scene) => ({ scene, ...table })),
  {
    scene: 'report',
    wide: { width: 520, height: 244, widths: [520, 780, 1040] },
    narrow: { ...narrow, height: 244 },
  },
  ...['phone', 'availability', 'clock'].map((scene) => ({ scene, ...phone })),
];

const avif = { quality: 46, effort: 3, chromaSubsampling: '4:4:4' };
const webp = { quality: 86, effort: 6, smartSubsample: true };

/** Draws each picture for both themes. The plain WebP is for browsers that read no AVIF. `named`: only these. */
export async function drawProduct(browser, named) {
  const { buildDrawing } = await import('../../frontend-shell/build/drawing.mjs');
  const folder = await mkdtemp(path.join(tmpdir(), '20x-scenes-'));
  try {
    await buildDrawing({ name: 'public', entry: { stage: path.join(scenesFolder, 'stage.tsx') }, folder });
    const page = path.join(folder, 'stage.html');
    await writeFile(
      page,
      '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="stage.css"><div id="stage"></div><script src="stage.js"></script>',
    );
    const some = productPictures.filter(({ scene }) => named.includes(scene));
    for (const picture of some.length > 0 ? some : productPictures) {
      for (const theme of ['light', 'dark']) await drawPicture(browser, page, picture, theme);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawPicture(browser, page, { scene, wide, narrow }, theme) {
  const stem = path.join(productFolder, theme === 'dark' ? `${scene}-dark` : scene);
  const png = await screenshotOf(browser, page, { scene, theme, ...wide });
  await sharp(png).webp(webp).toFile(`${stem}.webp`);
  await encode(png, stem, wide.widths);
  if (!narrow) return;
  await encode(await screenshotOf(browser, page, { scene, theme, ...narrow }), `${stem}-narrow`, narrow.widths);
}

async function screenshotOf(browser, page, stage) {
  const isNarrow = stage.width === narrow.width;
  const tab = await browser.newPage({
    viewport: { width: isNarrow ? 360 : 1280, height: 900 },
    deviceScaleFactor: isNarrow ? density.narrow : density.wide,
  });
  await tab.goto(pathToFileURL(page).href);
  const excess = await tab.evaluate(
    async (given) => (await document.fonts.ready, window.draw(given), await document.fonts.ready, window.draw(given)),
    stage,
  );
  if (excess > 0) throw new Error(`${stage.scene} is ${excess} pixels too high for ${stage.width} × ${stage.height}.`);
  const png = await tab.screenshot({
    clip: { x: 0, y: 0, width: stage.width, height: stage.height },
    omitBackground: true,
  });
  await tab.close();
  return png;
}

const encode = (png, stem, widths) =>
  Promise.all(widths.map((width) => sharp(png).resize(width).avif(avif).toFile(`${stem}-${width}.avif`)));

/** What the drawings depend on, for the print of the manifest. */
export async function productSources() {
  const names = [...drawnFrom, ...(await sceneFiles())];
  return Promise.all(names.map((name) => readFile(path.join(here, name), 'utf8')));
}

async function sceneFiles() {
  const names = await readdir(scenesFolder);
  return names
    .filter((name) => !name.includes('.spec.'))
    .toSorted()
    .map((name) => `scenes/${name}`);
}

/** The files that have to be there. */
export const productFiles = productPictures.flatMap(({ scene, wide, narrow }) =>
  [scene, `${scene}-dark`].flatMap((stem) => [
    `${stem}.webp`,
    ...wide.widths.map((width) => `${stem}-${width}.avif`),
    ...(narrow?.widths ?? []).map((width) => `${stem}-narrow-${width}.avif`),
  ]),
);
