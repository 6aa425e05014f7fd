import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentPlaces } from '../../content/links/document-places.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import type { PublicDataChanged } from '../../core/events/domain-event.ts';
import type { MediaUse } from './media.dto.ts';
import { MediaUseRow } from './media-use.entity.ts';

/** The longest list of documents. */
const mostUses = 100;

/** Where items are used: in drafts, live and scheduled revisions. */
@Injectable()
export class MediaUses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
  ) {}

  /** By type and title. */
  async of(id: string, manager: EntityManager = this.dataSource.manager): Promise<MediaUse[]> {
    const rows = await manager.find(MediaUseRow, { where: { mediaId: id }, take: mostUses });
    const places = await this.places.byId(
      manager,
      rows.map(({ documentId }) => documentId),
    );
    const ofDocuments = rows.flatMap(({ documentId, inDraft, inLive }) => {
      const place = places.get(documentId);
      return place ? [{ id: place.id, type: place.type, path: place.path, title: place.title, inLive, inDraft }] : [];
    });
    const byTypeAndTitle = (one: MediaUse, other: MediaUse) =>
      one.type.localeCompare(other.type) || one.title.localeCompare(other.title);
    return ofDocuments.sort(byTypeAndTitle);
  }

  /** Pages that visitors have seen are made again if the item is on one of them. */
  async refresh(tx: Transaction, id: string): Promise<void> {
    const isLive = await tx.manager.existsBy(MediaUseRow, { mediaId: id, inLive: true });
    if (!isLive) return;
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'media' });
  }
}
