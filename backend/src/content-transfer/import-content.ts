import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.service.ts';
import { unencrypted } from '../backup/archive/encryption.ts';
import { TermEdits } from '../blog/terms/term-edits.service.ts';
import { EditTermRequest } from '../blog/terms/terms.dto.ts';
import { Config } from '../core/config/config.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { originalKey } from '../media/files/media-store.ts';
import { ChangeMediaRequest, CropRequest } from '../media/library/media.dto.ts';
import { MediaTransfer, type ExportedMedia } from '../media/library/media-transfer.ts';
import { RedirectRules } from '../redirects/redirect-rules.service.ts';
import { RedirectRequest } from '../redirects/redirect.dto.ts';
import { SaveSettingsRequest } from '../settings/settings.dto.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { importer } from './importer.ts';
import { checked, named } from './named-problems.ts';
import { bringDocuments } from './import-documents.ts';
import { Translation } from './translation.ts';
import { readContent, type ExportHeader, type SiteContent, type TableName } from './site-content.ts';
import { TransferError } from './transfer-error.ts';

interface ImportOptions {
  /** Tells what an import would do, and changes nothing. */
  readonly check: boolean;
  /** Visitors see no change: documents become drafts, and what has no drafts stays as it is. */
  readonly drafts: boolean;
}

export interface ImportReport {
  readonly header: ExportHeader;
  readonly outcomes: Readonly<Record<TableName, Outcome>>;
}

/** Imports all of an export or nothing: what differs here gets another revision, what only this site has stays. */
export async function importContent(
  app: INestApplicationContext,
  archive: Readable,
  options: ImportOptions,
): Promise<ImportReport> {
  const library = app.get(MediaTransfer, { strict: false });
  const storing = library.storing();
  const found: { header?: ExportHeader; missing?: ExportedMedia[] } = {};
  try {
    const content = await readContent(await unencrypted(archive), {
      header: async (header) => {
        refuseNewer(app, header);
        found.header = header;
      },
      file: async (key, file, { media }) => {
        const items = media.filter(({ original }) => originalKey(original) === key);
        if (items.length === 0) throw new TransferError(`The export is damaged: nothing uses its file ${key}.`);
        found.missing ??= await library.missing(media);
        const missing = items.filter((item) => found.missing?.includes(item));
        if (missing.length === 0 || options.check) return finished(file.resume());
        await named(`Media “${missing[0]!.name}”`, () => storing.take(missing, file));
      },
    });
    const header = found.header!;
    const stored = options.check ? new Map(content.media.map((item) => [item.id, item])) : storing.stored;
    const unitOfWork = app.get(UnitOfWork, { strict: false });
    const bring = (tx: Transaction) => bringAll(app, tx, { ...options, content, header, stored });
    const outcomes = await (options.check ? unitOfWork.rehearse(bring) : unitOfWork.run(bring));
    return { header, outcomes };
  } catch (error) {
    await storing.undo().catch(() => {}); // what nothing names goes after a day
    throw error;
  }
}

/** The release that made the export may have changed what content looks like. */
function refuseNewer(app: INestApplicationContext, { migrations }: ExportHeader): void {
  const known = new Set(app.get(DataSource).migrations.map(({ name, constructor }) => name ?? constructor.name));
  if (migrations.every((name) => known.has(name))) return;
  throw new TransferError('The export was made by a newer release. Install that release first.');
}

interface Bringing extends ImportOptions {
  readonly content: SiteContent;
  readonly header: ExportHeader;
  readonly stored: Parameters<MediaTransfer['bring']>[2]['stored'];
}

async function bringAll(app: INestApplicationContext, tx: Transaction, bringing: Bringing) {
  const { content, header, stored, drafts } = bringing;
  const note = `From ${header.site}, ${header.createdAt.slice(0, 10)}`;
  const isOlder = header.migrations.length < app.get(DataSource).migrations.length;
  for (const item of content.media) await checkedMedia(item);
  const library = app.get(MediaTransfer, { strict: false });
  const media = await library.bring(tx, content.media, { stored, by: importer.username, onlyNew: drafts });
  const { publicUrl } = app.get(Config);
  // Without PUBLIC_URL, nobody knows where visitors find this site.
  const to = new URL(publicUrl).hostname === 'localhost' ? header.site : publicUrl;
  const sites = { from: header.site, to };
  const translation = await Translation.of(tx.manager, content.documents, media.ids, sites);
  const outcomes = {
    settings: drafts ? unchanged(content.settings) : await bringSettings(app, tx, translation.of(content.settings)),
    terms: drafts ? unchanged(content.terms) : await bringTerms(app, tx, content.terms),
    media: outcomeOf(media.added, media.changed, content.media),
    documents: await bringDocuments(app, tx, { documents: content.documents, translation, note, drafts, isOlder }),
    redirects: drafts ? unchanged(content.redirects) : await bringRedirects(app, tx, translation.of(content.redirects)),
  };
  await app.get(Audit, { strict: false }).record(tx, {
    action: 'content.imported',
    actor: importer,
    subject: header.site,
    details: { exportedAt: header.createdAt, drafts, ...sums(Object.values(outcomes)) },
  });
  return outcomes;
}

const unchanged = (rows: readonly unknown[]): Outcome => outcomeOf([], [], rows);

const sums = (outcomes: readonly Outcome[]) => ({
  created: outcomes.reduce((sum, { created }) => sum + created.length, 0),
  changed: outcomes.reduce((sum, { changed }) => sum + changed.length, 0),
});

async function checkedMedia(item: ExportedMedia): Promise<void> {
  const { name, alt, isDecorative, caption, credit, license, source, folder, tags, focalX, focalY } = item;
  const words = { name, alt, isDecorative, caption, credit, license, source, folder, tags, focalX, focalY };
  await checked(`Media “${name}”`, ChangeMediaRequest, { version: 1, ...words });
  await checked(`Media “${name}”`, CropRequest, { version: 1, crop: item.crop });
}

async function bringSettings(
  app: INestApplicationContext,
  tx: Transaction,
  settings: SiteContent['settings'],
): Promise<Outcome> {
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  const request = await checked('Settings', SaveSettingsRequest, { version: 1, values });
  const service = app.get(SettingsService, { strict: false });
  return outcomeOf([], await named('Settings', () => service.bring(tx, request.values, importer)), settings);
}

async function bringTerms(
  app: INestApplicationContext,
  tx: Transaction,
  terms: SiteContent['terms'],
): Promise<Outcome> {
  const service = app.get(TermEdits, { strict: false });
  const done = { created: [] as string[], changed: [] as string[], unchanged: 0 };
  for (const term of terms) {
    const { kind, slug, name, description, aliases } = term;
    const place = `The ${kind} “${name}”`;
    await checked(place, EditTermRequest, { slug, name, description });
    const outcome = await named(place, () => service.bring(tx, { kind, slug, name, description, aliases }));
    if (outcome === 'unchanged') done.unchanged += 1;
    else done[outcome].push(`${kind} ${name}`);
  }
  return done;
}

async function bringRedirects(
  app: INestApplicationContext,
  tx: Transaction,
  redirects: SiteContent['redirects'],
): Promise<Outcome> {
  for (const { from, to, status } of redirects)
    await checked(`Redirect ${from}`, RedirectRequest, { from, to, status });
  const service = app.get(RedirectRules, { strict: false });
  const { added, changed } = await named(
    'Redirects',
    () => service.bring(tx, redirects),
    () => '',
  );
  return outcomeOf(added, changed, redirects);
}
