import { isDeepStrictEqual } from 'node:util';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '@20x/shared/new-id';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import { MediaFiles, type StoredMedia } from '../files/media-files.ts';
import { MEDIA_STORE, originalKey, type MediaStore } from '../files/media-store.ts';
import { RecordingStore } from '../files/recording-store.ts';
import { TemporaryFiles } from '../files/temporary-files.ts';
import { MediaHousekeeping } from './media-housekeeping.ts';
import { mediaWords, type MediaWords } from './media-item.entity.ts';
import { MediaLibrary } from './media-library.service.ts';
import { MediaUploads } from './media-uploads.service.ts';

/** An item for another installation: its words and the file that it shows. */
export type ExportedMedia = MediaWords & StoredMedia & { readonly id: string };

/** An item of this library that shows the same file as one of another installation. */
type KnownMedia = MediaWords &
  Pick<StoredMedia, 'original' | 'crop'> & { readonly id: string; readonly version: number };

const columns = `item.id, item.name, item.alt, item.is_decorative as "isDecorative", item.caption, item.credit,
  item.license, item.source, item.folder, item.tags, item.focal_x as "focalX", item.focal_y as "focalY",
  file.original, file.crop`;
const tables = `media_item item join media_version file on file.item_id = item.id and file.number = item.current_number
  where item.deleted_at is null`;

interface Bringing {
  /** The files of the items that this library does not have, by their ids. */
  readonly stored: ReadonlyMap<string, StoredMedia>;
  /** A username. */
  readonly by: string;
  /** Items that this library has keep their words. */
  readonly onlyNew: boolean;
}

interface Brought {
  /** The items here by their ids at the other installation. */
  readonly ids: ReadonlyMap<string, string>;
  /** By their names. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** Items of the library on their way to another installation. One that shows the same file is the same item. */
@Injectable()
export class MediaTransfer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly temporary: TemporaryFiles,
    private readonly library: MediaLibrary,
    private readonly uploads: MediaUploads,
    private readonly housekeeping: MediaHousekeeping,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  exported(manager: EntityManager): Promise<ExportedMedia[]> {
    return manager.query(
      `select ${columns}, file.key, file.type, file.bytes, file.width, file.height, file.color, file.placeholder
       from ${tables} order by file.original, item.name, item.id`,
    );
  }

  /** The upload of an item. */
  async file({ original, name }: ExportedMedia) {
    const key = originalKey(original);
    const found = await this.store.get(key);
    if (!found) throw new Problem('not_found', { detail: `The file of “${name}” is missing in the media library.` });
    return { key, ...found };
  }

  /** The items that this library does not have. */
  async missing(items: readonly ExportedMedia[]): Promise<ExportedMedia[]> {
    const found = await matched(this.dataSource.manager, items);
    return items.filter((item) => !found.get(item));
  }

  /** Takes the files of items, before the transaction that brings them. */
  storing(): MediaStoring {
    const store = new RecordingStore(this.store);
    const files = new MediaFiles(store, this.temporary);
    const stored = new Map<string, StoredMedia>();
    return {
      stored,
      take: async (items, content) => {
        const whole = await files.add(content);
        for (const { id, crop } of items) stored.set(id, crop ? await files.crop(whole, crop) : whole);
      },
      undo: () => this.housekeeping.removeUnnamed(store.added),
    };
  }

  async bring(tx: Transaction, items: readonly ExportedMedia[], { stored, by, onlyNew }: Bringing): Promise<Brought> {
    const [ids, added, changed] = [new Map<string, string>(), [] as string[], [] as string[]];
    const taken = await takenIds(tx.manager, items);
    for (const [item, known] of await matched(tx.manager, items)) {
      const words = wordsOf(item);
      if (known) {
        ids.set(item.id, known.id);
        if (onlyNew || isDeepStrictEqual(wordsOf(known), words)) continue;
        await this.library.changeWithin(tx, known.id, { ...words, version: known.version }, by);
        changed.push(item.name);
        continue;
      }
      const file = stored.get(item.id);
      if (!file)
        throw new Problem('conflict', { detail: 'Someone changed the media library meanwhile. Import again.' });
      const id = taken.has(item.id) ? newId() : item.id;
      ids.set(item.id, id);
      await this.uploads.addItem(tx, file, { ...words, id, createdByName: by });
      added.push(item.name);
    }
    return { ids, added, changed };
  }
}

interface MediaStoring {
  /** By the ids of their items. */
  readonly stored: ReadonlyMap<string, StoredMedia>;
  /** Takes the upload that these items show. */
  take(items: readonly ExportedMedia[], content: Readable): Promise<void>;
  /** Removes what was stored. */
  undo(): Promise<void>;
}

const wordsOf = (item: MediaWords) => Object.fromEntries(mediaWords.map((name) => [name, item[name]])) as MediaWords;

/** Each with the item here that shows the same file: that with its id, else one with its words, else any that no other one is. */
async function matched(
  manager: EntityManager,
  items: readonly ExportedMedia[],
): Promise<Map<ExportedMedia, KnownMedia | undefined>> {
  const taken = await takenIds(manager, items);
  const free = new Set(await knownIn(manager, items));
  const found = items.map((item): [ExportedMedia, KnownMedia | undefined] => {
    const same = [...free].filter(
      ({ original, crop }) => original === item.original && isDeepStrictEqual(crop, item.crop),
    );
    const others = same.filter(({ id }) => !taken.has(id));
    const known =
      same.find(({ id }) => id === item.id) ??
      others.find((other) => isDeepStrictEqual(wordsOf(other), wordsOf(item))) ??
      others[0];
    if (known) free.delete(known);
    return [item, known];
  });
  return new Map(found);
}

const knownIn = (manager: EntityManager, items: readonly ExportedMedia[]): Promise<KnownMedia[]> =>
  manager.query(
    `select ${columns}, item.version from ${tables} and file.original = any($1) order by item.created_at, item.id`,
    [items.map(({ original }) => original)],
  );

/** The ids of items that an item here has, in the trash, too. */
async function takenIds(manager: EntityManager, items: readonly ExportedMedia[]): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>('select id from media_item where id = any($1)', [
    items.map(({ id }) => id),
  ]);
  return new Set(rows.map(({ id }) => id));
}
