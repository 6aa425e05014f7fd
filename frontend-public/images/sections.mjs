/* global document */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { callApi, signIn } from '../../bench/api.mjs';
import { buildChanged } from '../../scripts/lib/builds.mjs';
import { startTemporarySite } from '../../scripts/lib/temporary-site.mjs';
import { everyBlock } from '../src/testing/blocks.ts';
import { sectionSamples } from './section-samples.mjs';

export const sectionsFolder = path.join(import.meta.dirname, '../public/images/sections');
const themes = ['light', 'dark'];
const viewport = { width: 1120, height: 630 };
const pageTitle = 'The page of a section';
const width = 280;

const fileOf = (type, theme) => `${type}-${theme}.webp`;

/** The files that have to be there: every type of section in both themes. */
export const sectionFiles = everyBlock.flatMap(({ type }) => themes.map((theme) => fileOf(type, theme)));

/** Draws each type of section as the library of the editor offers it: as the starter content has it, on a page of its own. */
export async function drawSections(browser) {
  await rm(sectionsFolder, { recursive: true, force: true });
  await mkdir(sectionsFolder, { recursive: true });
  await buildChanged();
  const site = await startTemporarySite({ env: { LOG_LEVEL: 'warn' } });
  try {
    const token = await signIn(site.baseUrl, site.credentials);
    const call = (address, options) => callApi(site.baseUrl, address, { token, ...options });
    const examples = await starterSections(call);
    for (const { type } of everyBlock) await drawSection(browser, await previewOf(call, examples.get(type)), type);
  } finally {
    await site.stop();
  }
}

/** By type: a sample, or else the first section of the starter content, or else that of the tests. */
async function starterSections(call) {
  const examples = new Map(everyBlock.map((block) => [block.type, block]));
  for (const type of ['post', 'feature', 'page']) {
    const { data } = await call(`/api/admin/content/${type}`);
    for (const { id } of data.toSorted((one, other) => one.slug.localeCompare(other.slug))) {
      const { content } = await call(`/api/admin/content/${type}/${id}`);
      for (const block of content.blocks.toReversed()) examples.set(block.type, block);
    }
  }
  for (const block of sectionSamples) examples.set(block.type, block);
  return examples;
}

async function previewOf(call, { page = [], shared, ...block }) {
  if (shared) block.snippet = `doc:${await liveSnippet(call, shared)}`;
  const headings = page.map((words, index) => `<h2 id="heading-${index}">${words}</h2><p>…</p>`).join('');
  const below = headings ? [{ id: randomUUID(), type: 'richText', html: headings }] : [];
  const content = { title: pageTitle, blocks: [{ ...block, id: randomUUID(), anchor: null }, ...below] };
  const body = { id: randomUUID(), slug: `section-${block.type.toLowerCase()}`, content };
  const { id } = await call('/api/admin/content/page', { method: 'POST', body });
  const { url } = await call(`/api/admin/documents/${id}/preview-links`, { method: 'POST', body: { minutes: 60 } });
  return url;
}

async function liveSnippet(call, block) {
  const content = { title: pageTitle, blocks: [{ ...block, id: randomUUID() }] };
  const body = { id: randomUUID(), slug: 'section', content };
  const { id, version } = await call('/api/admin/content/snippet', { method: 'POST', body });
  await call(`/api/admin/documents/${id}/publish`, { method: 'POST', body: { version } });
  return id;
}

/** Alone in the middle of the picture; what is higher is cut off below. */
async function drawSection(browser, url, type) {
  for (const theme of themes) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const tab = await context.newPage();
    await tab.goto(url);
    await tab.locator('#root[data-hydrated]').waitFor();
    await tab.addStyleTag({
      content: `body > :not(#root), #root header, #root footer { display: none !important }
        main { align-content: safe center; display: grid; min-height: 100vh }`,
    });
    await tab.evaluate(async (title) => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent === title) heading.closest('section').style.display = 'none';
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
    }, pageTitle);
    const png = await tab.screenshot({ animations: 'disabled' });
    await sharp(png)
      .resize(width)
      .webp({ quality: 70, effort: 6 })
      .toFile(path.join(sectionsFolder, fileOf(type, theme)));
    await context.close();
  }
}
