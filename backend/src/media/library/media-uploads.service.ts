import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { MediaKind } from '@20x/shared/media-limits';
import { newId } from '@20x/shared/new-id';
import { Audit } from '../../audit/audit.service.ts';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { Jobs } from '../../core/jobs/jobs.ts';
import type { MediaCrop } from '../files/media-crop.ts';
import { MediaFiles, type StoredMedia } from '../files/media-files.ts';
import { kindOf } from '../files/media-type.ts';
import { encodingQueue } from './media-encoding.ts';
import { fetchImage, FetchRules, RefusedImage } from './fetch-image.ts';
import { changeItem, getItem, getVersion, readAnswer } from './media-items.ts';
import type { MediaItemAnswer, UploadedMedia } from './media.dto.ts';
import { nameFrom } from './media-name.ts';
import { MediaItem, searchTextOf, type MediaWords } from './media-item.entity.ts';
import { MediaUses } from './media-uses.ts';
import { MediaVersion } from './media-version.entity.ts';

export interface Upload {
  readonly stream: Readable;
  /** The announced length. */
  readonly bytes?: number | undefined;
}

interface Described {
  /** A file name, which may be anything. */
  readonly name?: string | undefined;
  readonly folder?: string | undefined;
  /** A username; null: the system. */
  readonly by: string | null;
}

/** The files of items: uploaded, replaced, cropped and restored. */
@Injectable()
export class MediaUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly files: MediaFiles,
    private readonly uses: MediaUses,
    private readonly rules: FetchRules,
  ) {}

  /** A file that the library has is answered as the item that it is. */
  async upload({ stream, bytes }: Upload, { name, folder = '', by }: Described): Promise<UploadedMedia> {
    const stored = await this.files.add(stream, bytes);
    return this.unitOfWork.run(async (tx) => {
      const known = await this.known(tx, stored);
      if (known !== null) {
        await this.encodeAgain(tx, known);
        return { ...(await readAnswer(tx.manager, known)), isKnown: true };
      }
      const id = newId();
      await this.addItem(tx, stored, { id, name: nameFrom(name), folder, createdByName: by });
      return { ...(await readAnswer(tx.manager, id)), isKnown: false };
    });
  }

  /** An image of another site. */
  async copy(address: string, described: Described): Promise<UploadedMedia> {
    try {
      const bytes = await fetchImage(address, this.rules);
      const name = described.name ?? new URL(address).pathname;
      return await this.upload({ stream: Readable.from([bytes]), bytes: bytes.length }, { ...described, name });
    } catch (error) {
      if (!(error instanceof RefusedImage)) throw error;
      const message = `The image was not copied: ${error.message}.`;
      throw new Problem('invalid_input', { detail: message, errors: [{ field: 'address', message }] });
    }
  }

  async addItem(tx: Transaction, stored: StoredMedia, described: NewItem): Promise<void> {
    const { id, name, createdByName: by } = described;
    const facts = { alt: '', caption: '', tags: [], ...described, kind: kindOf(stored.type), bytes: stored.bytes };
    await tx.manager.insert(MediaItem, { ...facts, updatedByName: by, searchText: searchTextOf(facts) });
    await this.addVersion(tx, { itemId: id, number: 1, stored, by });
    await this.audit.record(tx, { action: 'media.uploaded', subject: id, details: { name } });
  }

  /** The address stays, and the earlier files stay as versions. */
  async replace(id: string, seen: number, { stream, bytes }: Upload, by: string): Promise<MediaItemAnswer> {
    const { kind } = await getItem(this.dataSource.manager, id);
    const stored = await this.files.add(stream, bytes, (type) => refuseOtherUse(kind, kindOf(type)));
    return this.show(id, seen, { stored, by, action: 'media.replaced' });
  }

  async crop(id: string, seen: number, crop: MediaCrop | null, by: string): Promise<MediaItemAnswer> {
    const { manager } = this.dataSource;
    const item = await getItem(manager, id);
    if (item.kind !== 'image') throw new Problem('conflict', { detail: 'Only images can be cropped.' });
    const current = await getVersion(manager, id, item.currentNumber);
    const stored = await this.files.crop(current, crop);
    return this.show(id, seen, { stored, by, action: 'media.cropped' });
  }

  /** Shows an earlier file again, as a new version. */
  async restore(id: string, seen: number, number: number, by: string): Promise<MediaItemAnswer> {
    const { manager } = this.dataSource;
    const { kind } = await getItem(manager, id);
    const stored = await getVersion(manager, id, number);
    refuseOtherUse(kind, kindOf(stored.type));
    return this.show(id, seen, { stored, by, action: 'media.replaced' });
  }

  private async show(id: string, seen: number, { stored, by, action }: NewVersion): Promise<MediaItemAnswer> {
    return this.unitOfWork.run(async (tx) => {
      const item = await getItem(tx.manager, id);
      const last = await tx.manager.maximum(MediaVersion, 'number', { itemId: id });
      const number = (last ?? 0) + 1;
      const { type, bytes } = stored;
      await changeItem(tx.manager, item, seen, {
        ...{ currentNumber: number, kind: kindOf(type), bytes },
        updatedByName: by,
      });
      await this.addVersion(tx, { itemId: id, number, stored, by });
      await this.audit.record(tx, { action, subject: id, details: { number } });
      await this.uses.refresh(tx, id);
      return readAnswer(tx.manager, id);
    });
  }

  private async addVersion(tx: Transaction, { itemId, number, stored, by }: AddedVersion): Promise<void> {
    const { original, key, type, bytes, width, height, crop, color, placeholder, starterPath = null } = stored;
    const isWritten = kindOf(type) !== 'image' || starterPath !== null;
    await tx.manager.insert(MediaVersion, {
      ...{ itemId, number, original, key, type, bytes, width, height, crop, color, placeholder, starterPath },
      createdByName: by,
      state: isWritten ? 'ready' : 'pending',
    });
    if (!isWritten) await this.jobs.enqueue(tx, encodingQueue, { itemId, number });
  }

  /** Gives the shown file another try if its widths could not be written. */
  private async encodeAgain(tx: Transaction, itemId: string): Promise<void> {
    const { currentNumber: number } = await getItem(tx.manager, itemId);
    const failed = { itemId, number, state: 'failed' as const };
    const { affected } = await tx.manager.update(MediaVersion, failed, { state: 'pending' });
    if (affected === 1) await this.jobs.enqueue(tx, encodingQueue, { itemId, number });
  }

  /** The item that shows this very file. Uploads of one file wait for each other, so that only the first adds it. */
  private async known({ manager }: Transaction, { original }: StoredMedia): Promise<string | null> {
    await manager.query('select pg_advisory_xact_lock(hashtext($1))', [`media ${original}`]);
    return itemShowing(manager, original);
  }
}

type NewItem = Pick<MediaItem, 'id' | 'createdByName'> & Pick<MediaWords, 'name'> & Partial<MediaWords>;

interface NewVersion {
  readonly stored: StoredMedia;
  readonly by: string;
  readonly action: 'media.replaced' | 'media.cropped';
}

interface AddedVersion {
  readonly itemId: string;
  readonly number: number;
  readonly stored: StoredMedia;
  readonly by: string | null;
}

/** Pages draw images and link PDFs at the address of the item, whatever file it has. */
function refuseOtherUse(present: MediaKind, next: MediaKind): void {
  if ((present === 'pdf') === (next === 'pdf')) return;
  const detail =
    present === 'pdf'
      ? 'Pages link to this file as a PDF. Replace it with another PDF.'
      : 'Pages show this file as an image, and a PDF is none. Replace it with another image.';
  throw new Problem('invalid_input', { detail });
}

async function itemShowing(manager: EntityManager, original: string): Promise<string | null> {
  const found = await manager
    .createQueryBuilder(MediaItem, 'item')
    .innerJoin(MediaVersion, 'file', 'file.itemId = item.id and file.number = item.currentNumber')
    .where({ deletedAt: IsNull() })
    .andWhere('file.original = :original and file.crop is null', { original })
    .orderBy('item.createdAt')
    .limit(1)
    .getOne();
  return found?.id ?? null;
}
