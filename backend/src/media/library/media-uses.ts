import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentPlaces, placeColumns, placeTables, type PlaceRow } from '../../content/links/document-places.ts';
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
    const rows = await manager.query<(PlaceRow & Pick<MediaUse, 'inDraft' | 'inLive'>)[]>(
      `select ${placeColumns}, used.in_draft as "inDraft", used.in_live as "inLive"
       from media_use used join (${placeTables}) on document.id = used.document_id
       where used.media_id = $2 order by document.type, title, document.id limit ${mostUses}`,
      [this.places.titleFields(), id],
    );
    return rows.map(({ inDraft, inLive, ...row }) => {
      const { type, path, title } = this.places.toPlace(row);
      return { id: row.id, type, path, title, inLive, inDraft };
    });
  }

  /** Pages that visitors have seen are made again if the item is on one of them. */
  async refresh(tx: Transaction, id: string): Promise<void> {
    const isLive = await tx.manager.existsBy(MediaUseRow, { mediaId: id, inLive: true });
    if (!isLive) return;
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'media' });
  }
}
