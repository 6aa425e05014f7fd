import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Author } from '../content/documents/content-documents.ts';
import { publishErrors } from '../content/documents/content-validation.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Problem } from '../core/http/problem.ts';
import { BrandService } from '../brand/brand.service.ts';
import { FooterService } from '../footer/footer.service.ts';
import { NavigationService } from '../navigation/navigation.service.ts';
import { SiteScripts } from '../site-scripts/site-scripts.service.ts';
import { SettingChange, SettingsVersion, StoredSetting } from './setting.entity.ts';
import { filledIn, inBothSpellings, settingKeys, type SettingKey } from './setting-keys.ts';
import { SettingsValues, type Setting, type SettingsDocument, type SettingValue } from './settings.dto.ts';

/** What visitors get of all settings, and the revisions of the documents that some of them come from. */
export interface PublicSettings {
  readonly settings: Setting[];
  readonly revisions: readonly string[];
}

interface Titles {
  readonly titleTemplate: string | null | undefined;
  readonly siteName: string | null | undefined;
}

/** So many earlier values of a setting are offered. */
const mostChanges = 50;

@Injectable()
export class SettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly navigation: NavigationService,
    private readonly footer: FooterService,
    private readonly brand: BrandService,
    private readonly scripts: SiteScripts,
  ) {}

  /** The public settings: every setting that differs from its default, in both spellings. */
  async list(): Promise<PublicSettings> {
    const { values, revisions } = await this.read();
    return { settings: inBothSpellings(values), revisions };
  }

  /** The public settings by key, each in one spelling. */
  async filled(): Promise<Record<string, string>> {
    const { values } = await this.read();
    return Object.fromEntries(filledIn(values).map(([key, value]) => [key, value.trim()]));
  }

  private async read(): Promise<{ readonly values: object; readonly revisions: readonly string[] }> {
    const [stored, ...read] = await Promise.all([
      readValues(this.dataSource.manager),
      this.brand.settings(),
      this.navigation.settings(),
      this.footer.settings(),
      this.scripts.settings(),
    ]);
    const parts = read.filter((part) => part !== null);
    const values = Object.assign({}, stored, ...parts.map((part) => part.values)) as object;
    return { values, revisions: parts.map(({ revision }) => revision) };
  }

  /** What pages and feeds are titled with. */
  async titles(): Promise<Titles> {
    const [{ titleTemplate }, brand] = await Promise.all([readValues(this.dataSource.manager), this.brand.settings()]);
    return { titleTemplate, siteName: brand?.values.siteName };
  }

  /** The stored settings that differ from their default. */
  values(manager: EntityManager = this.dataSource.manager): Promise<SettingsValues> {
    return readValues(manager);
  }

  getDocument(): Promise<SettingsDocument> {
    return readDocument(this.dataSource.manager);
  }

  /** Changes the given settings and leaves the others unchanged. */
  async save(version: number, values: SettingsValues, by: Author): Promise<SettingsDocument> {
    return this.unitOfWork.run((tx) => this.saveWithin(tx, version, values, by));
  }

  /** The same as a part of the caller's transaction, whatever it has seen. Answers the keys that changed. */
  async bring(tx: Transaction, values: SettingsValues, by: Author): Promise<SettingKey[]> {
    const before = await readDocument(tx.manager);
    const after = await this.saveWithin(tx, before.version, values, by);
    return settingKeys.filter((key) => before.values[key] !== after.values[key]);
  }

  /** What a setting was, newest first; at most 50 values. */
  async history(key: string): Promise<SettingValue[]> {
    if (!settingKeys.some((known) => known === key))
      throw new Problem('not_found', { detail: 'There is no such setting.' });
    const changes = await this.dataSource.manager.find(SettingChange, {
      where: { key },
      order: { id: 'desc' },
      take: mostChanges,
    });
    return changes.map(({ value, changedAt, changedBy: by }) => ({ value, at: changedAt.toISOString(), by }));
  }

  private async saveWithin(
    tx: Transaction,
    version: number,
    values: SettingsValues,
    by: Author,
  ): Promise<SettingsDocument> {
    await checkValues(values);
    const before = await readDocument(tx.manager);
    if (before.version !== version) throw editConflict(before);
    const changed = settingKeys.filter((key) => key in values && normalized(values[key]) !== before.values[key]);
    if (changed.length === 0) return before;
    const { affected } = await tx.manager.update(SettingsVersion, { id: 1, value: version }, { value: version + 1 });
    if (affected !== 1) throw editConflict(await readDocument(tx.manager));
    await write(tx.manager, changed, values);
    const known = await tx.manager.find(SettingChange, { select: { key: true }, where: { key: In(changed) } });
    const first = changed.filter((key) => !known.some((change) => change.key === key));
    await tx.manager.insert(SettingChange, [
      ...first.map((key) => ({ key, value: before.values[key] ?? null, changedBy: null })),
      ...changed.map((key) => ({ key, value: normalized(values[key]) ?? null, changedBy: by?.username ?? null })),
    ]);
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'settings' });
    return readDocument(tx.manager);
  }
}

/** A text without a visible character counts as empty. */
const normalized = (value: string | null | undefined) => (value?.trim() ? value : undefined);

/** Settings are live at once, so every save applies the rules that content applies only at publishing. */
async function checkValues(values: SettingsValues): Promise<void> {
  const errors = publishErrors(SettingsValues, values);
  if (errors.length === 0) return;
  throw new Problem('invalid_input', {
    errors: errors.map(({ field, message }) => ({ field: `values.${field}`, message })),
  });
}

/** Reads the version first: a write in between then causes a stale version, never a lost change. */
async function readDocument(manager: EntityManager): Promise<SettingsDocument> {
  const { value: version } = await manager.findOneByOrFail(SettingsVersion, { id: 1 });
  return { version, values: await readValues(manager) };
}

async function readValues(manager: EntityManager): Promise<SettingsValues> {
  const rows = await manager.findBy(StoredSetting, { key: In([...settingKeys]) });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

async function write(manager: EntityManager, keys: readonly SettingKey[], values: SettingsValues): Promise<void> {
  const rows = keys.flatMap((key) => {
    const value = normalized(values[key]);
    return value === undefined ? [] : [{ key, value }];
  });
  await manager.delete(StoredSetting, { key: In([...keys]) });
  await manager.insert(StoredSetting, rows);
}

function editConflict(current: SettingsDocument): Problem {
  const detail = 'Someone else saved the settings after you opened them. Load the newest version and try again.';
  return new Problem('edit_conflict', { detail, extra: { current } });
}
