import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../audit/audit.service.ts';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { toVersion } from './media-answers.ts';
import { changeItem, getItem, readAnswer } from './media-items.ts';
import type { ChangeMediaRequest, MediaItemAnswer, MediaUse, MediaVersionAnswer } from './media.dto.ts';
import { MediaUses } from './media-uses.ts';
import { MediaVersion } from './media-version.entity.ts';

/** Items of the library and what editors write about them. */
@Injectable()
export class MediaLibrary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly uses: MediaUses,
  ) {}

  get(id: string): Promise<MediaItemAnswer> {
    return readAnswer(this.dataSource.manager, id);
  }

  /** Newest first. */
  async versions(id: string): Promise<MediaVersionAnswer[]> {
    const { manager } = this.dataSource;
    const item = await getItem(manager, id);
    const versions = await manager.find(MediaVersion, { where: { itemId: id }, order: { number: 'DESC' } });
    return versions.map((version) => toVersion(item, version));
  }

  async usesOf(id: string): Promise<MediaUse[]> {
    await getItem(this.dataSource.manager, id);
    return this.uses.of(id);
  }

  async change(id: string, change: ChangeMediaRequest, updatedByName: string): Promise<MediaItemAnswer> {
    return this.unitOfWork.run(async (tx) => {
      await this.changeWithin(tx, id, change, updatedByName);
      return readAnswer(tx.manager, id);
    });
  }

  async changeWithin(
    tx: Transaction,
    id: string,
    { version, ...fields }: ChangeMediaRequest,
    updatedByName: string,
  ): Promise<void> {
    const item = await getItem(tx.manager, id);
    const tags = fields.tags && [...new Set(fields.tags.map((tag) => tag.trim()))];
    await changeItem(tx.manager, item, version, { ...fields, ...(tags && { tags }), updatedByName });
    await this.audit.record(tx, { action: 'media.changed', subject: id });
    const isMoved = fields.focalX !== undefined || fields.focalY !== undefined || fields.name !== undefined;
    if (isMoved) await this.uses.refresh(tx, id);
  }

  /** Refused with the uses of an item that is used. After 30 days in the trash it is gone. */
  async trash(id: string, updatedByName: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const item = await getItem(tx.manager, id);
      if (item.deletedAt) return;
      const uses = await this.uses.of(id, tx.manager);
      if (uses.length > 0) {
        const detail = 'This file is in use. Remove it from these places first.';
        throw new Problem('conflict', { detail, extra: { uses } });
      }
      await changeItem(tx.manager, item, item.version, { deletedAt: () => 'now()', updatedByName });
      await this.audit.record(tx, { action: 'media.trashed', subject: id, details: { name: item.name } });
    });
  }

  async recover(id: string, updatedByName: string): Promise<MediaItemAnswer> {
    return this.unitOfWork.run(async (tx) => {
      const item = await getItem(tx.manager, id);
      if (item.deletedAt) {
        await changeItem(tx.manager, item, item.version, { deletedAt: null, updatedByName });
        await this.audit.record(tx, { action: 'media.recovered', subject: id });
        await this.uses.refresh(tx, id);
      }
      return readAnswer(tx.manager, id);
    });
  }
}
