import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isReference, readReference } from '@20x/shared/link-address';
import { archiveFormat, type ArchiveHeader } from '../backup/archive/archive-format.ts';
import { ArchiveWriter } from '../backup/archive/archive-writer.ts';
import { TermEdits } from '../blog/terms/term-edits.service.ts';
import { isFixed } from '../content/documents/content-type.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { linksIn, withLinks } from '../content/links/content-links.ts';
import { LinkTargets } from '../content/links/link-targets.ts';
import { Config } from '../core/config/config.ts';
import { MediaTransfer, type ExportedMedia } from '../media/library/media-transfer.ts';
import { RedirectRules } from '../redirects/redirect-rules.service.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { readDocuments } from './read-documents.ts';
import { tables, tableShapes, type ExportedDocument, type ExportHeader, type TableName } from './site-content.ts';
import { TransferError } from './transfer-error.ts';

/** Documents in memory at a time. */
const batch = 50;

export type ExportCounts = Readonly<Record<TableName | 'files', number>>;

/** Writes the content of the site as it is at one moment to a new file that only its owner can read. */
export async function exportContent(app: INestApplicationContext, file: string): Promise<ExportCounts> {
  const output = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new TransferError(`${file} exists already. Choose another name.`) : error;
  });
  const archive = new ArchiveWriter();
  const filling = fill(app, archive).catch((error: Error) => {
    archive.fail(error);
    throw error;
  });
  const writing = pipeline(archive.stream, output.createWriteStream({ flush: true }));
  // A disk that is full stops reading, so the archive must not wait for it.
  writing.catch((error: Error) => archive.fail(error));
  try {
    const [counts] = await Promise.all([filling, writing]);
    return counts;
  } catch (error) {
    await Promise.allSettled([filling, writing]);
    await rm(file, { force: true });
    throw error;
  }
}

/** Files never change and are kept for a day after the last row that names them, so they are copied after the rows. */
async function fill(app: INestApplicationContext, archive: ArchiveWriter): Promise<ExportCounts> {
  const library = app.get(MediaTransfer, { strict: false });
  const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Record<TableName, number>;
  const media: ExportedMedia[] = [];
  await app.get(DataSource).transaction('REPEATABLE READ', async (manager) => {
    await manager.query('set transaction read only');
    await archive.header(await headerOf(app, manager));
    media.push(...(await library.exported(manager)));
    const rows = rowsOf(app, manager, media);
    for (const table of tables) {
      await archive.table(
        `content.${table}`,
        lines(await rows[table](), () => (counts[table] += 1)),
      );
    }
  });
  const uploads = new Map(media.map((item) => [item.original, item]));
  for (const item of uploads.values()) {
    const { key, bytes, stream } = await library.file(item);
    await archive.file(key, bytes, stream);
  }
  await archive.end();
  return { ...counts, files: uploads.size };
}

async function headerOf(app: INestApplicationContext, manager: EntityManager): Promise<ArchiveHeader> {
  const applied = await manager.query<{ name: string }[]>('select name from migration order by id');
  return {
    ...{ format: archiveFormat, kind: 'export', createdAt: new Date().toISOString(), site: app.get(Config).publicUrl },
    ...{ migrations: applied.map(({ name }) => name), jobs: null, sequences: [], tables: tableShapes },
  } satisfies ExportHeader;
}

type Source = AsyncIterable<object> | Iterable<object>;

function rowsOf(app: INestApplicationContext, manager: EntityManager, media: readonly ExportedMedia[]) {
  const settings = app.get(SettingsService, { strict: false });
  const terms = app.get(TermEdits, { strict: false });
  const redirects = app.get(RedirectRules, { strict: false });
  return {
    settings: async () => {
      const values = Object.entries<string | null>({ ...(await settings.values(manager)) });
      return values.sort().map(([key, value]) => ({ key, value }));
    },
    terms: () => terms.exported(manager),
    media: () => media,
    documents: () => documentsIn(app, manager),
    redirects: () => redirects.exported(manager),
  } satisfies Record<TableName, () => Source | Promise<Source>>;
}

async function* lines(rows: Source, count: () => void): AsyncIterable<Buffer> {
  for await (const row of rows) {
    count();
    yield Buffer.from(`${JSON.stringify(row)}\n`);
  }
}

/** Every document that is not in the trash, without those that nobody has begun. */
async function* documentsIn(app: INestApplicationContext, manager: EntityManager): AsyncIterable<ExportedDocument> {
  const types = app.get(ContentTypes, { strict: false });
  const rows = await manager.query<{ id: string }[]>(
    'select id from content_document where deleted_at is null order by type, position, slug, id',
  );
  const ids = rows.map(({ id }) => id);
  const known = new Set(ids);
  for (let start = 0; start < ids.length; start += batch) {
    for (const document of await readDocuments(manager, ids.slice(start, start + batch))) {
      const { type: name, slug, live, draft } = document;
      const type = types.get(name);
      if (isFixed(type, slug) && live === null && Object.keys(draft ?? {}).length === 0) continue;
      const kept = async (content: object | null) =>
        content &&
        withLinks(type.content, content, await leadFrom(app, manager, { known, type: type.content, content }));
      yield { ...document, live: await kept(live), draft: await kept(draft) };
    }
  }
}

interface Linking {
  /** The documents of the export. */
  readonly known: ReadonlySet<string>;
  readonly type: Parameters<typeof linksIn>[0];
  readonly content: object;
}

/** A link to a document in the trash leads where visitors get, or is left out. */
async function leadFrom(app: INestApplicationContext, manager: EntityManager, { known, type, content }: Linking) {
  const isLost = (href: string) => isReference(href) && !known.has(readReference(href)?.id ?? '');
  const lost = linksIn(type, content).flatMap(({ href }) => (isLost(href) ? [href] : []));
  const targets = await app.get(LinkTargets, { strict: false }).find(manager, lost);
  return (href: string, _: string, isPick = false) => {
    if (!isLost(href)) return href;
    const target = targets.get(href);
    return target?.state === 'redirect' && !isPick ? target.address : null;
  };
}
