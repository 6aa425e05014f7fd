import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ArchiveWriter } from '../../src/backup/archive/archive-writer.ts';
import { exportContent } from '../../src/content-transfer/export-content.ts';
import { importContent } from '../../src/content-transfer/import-content.ts';
import { readContent, tables, tableShapes, type SiteContent } from '../../src/content-transfer/site-content.ts';
import type { TestApp } from './app.ts';
import { contentOf as sumsOf, filesIn } from './installation.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), '20x-test-transfer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
export const newFile = () => path.join(folder, `${++files}.tar`);
export async function exported({ app }: TestApp): Promise<string> {
  const file = newFile();
  await exportContent(app, file);
  return file;
}
export const imported = ({ app }: TestApp, file: string, { check = false, drafts = false } = {}) =>
  importContent(app, createReadStream(file), { check, drafts });
export const contentIn = (file: string, mostBytes?: number): Promise<SiteContent> =>
  readContent(
    createReadStream(file),
    { header: async () => {}, file: (_, content) => finished(content.resume()) },
    mostBytes,
  );

/** The names of what an import created and changed. */
export async function differences(...args: Parameters<typeof imported>): Promise<Record<string, readonly string[]>> {
  const { outcomes } = await imported(...args);
  const all = Object.values(outcomes);
  return { created: all.flatMap(({ created }) => created), changed: all.flatMap(({ changed }) => changed) };
}
export const nothing = { created: [], changed: [] };

/** Documents by their places, with names in place of ids and without the times at which they were published. */
export function comparable({ documents, media, ...content }: SiteContent, site: string): unknown {
  const names = new Map([
    ...documents.map(({ id, type, slug }): [string, string] => [id, `${type} ${slug}`]),
    ...media.map(({ id, original }): [string, string] => [id, original]),
  ]);
  const sorted = documents
    .map(({ firstPublishedAt: _, publishedAt: __, ...document }) => document)
    .sort((one, other) => `${one.type} ${one.slug}`.localeCompare(`${other.type} ${other.slug}`));
  const text = JSON.stringify({ ...content, media, documents: sorted }).replaceAll(site, 'https://site');
  return JSON.parse(text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? id)) as unknown;
}

export const stateOf = async ({ connection, config }: TestApp) => ({
  rows: Object.fromEntries(Object.entries(await sumsOf(connection)).filter(([table]) => table.startsWith('public.'))),
  files: existsSync(config.mediaDir)
    ? Object.entries(filesIn(config.mediaDir)).filter(([file]) => !file.startsWith('tmp/'))
    : [],
});

/** The export again with other content, as nobody but a program could have made it. */
export async function rewritten(
  file: string,
  change: (content: SiteContent) => void,
  header: object = {},
): Promise<string> {
  const archive = new ArchiveWriter();
  const copy = newFile();
  const written = pipeline(archive.stream, createWriteStream(copy));
  const uploads: [string, Buffer][] = [];
  let found: object = {};
  const content = await readContent(createReadStream(file), {
    header: async (own) => void (found = own),
    file: async (key, upload) => void uploads.push([key, Buffer.concat(await upload.toArray())]),
  });
  change(content);
  await archive.header({ ...found, tables: tableShapes, ...header } as never);
  for (const table of tables) {
    const rows = content[table].map((row) => Buffer.from(`${JSON.stringify(row)}\n`));
    await archive.table(`content.${table}`, Readable.from(rows));
  }
  for (const [key, bytes] of uploads) await archive.file(key, bytes.length, Readable.from([bytes]));
  await archive.end();
  await written;
  return copy;
}
