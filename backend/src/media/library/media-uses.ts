import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mediaAddresses } from '@20x/shared/media-address';
import { ImagesInUse } from '../../content/images/images-in-use.ts';
import { DocumentPlaces } from '../../content/links/document-places.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import type { PublicDataChanged } from '../../core/events/domain-event.ts';
import type { MediaUse } from './media.dto.ts';
import { MediaUseRow } from './media-use.entity.ts';

/** The longest list of documents. */
const mostUses = 100;
const titles = { settings: 'Settings' };

/** Where items are used: in drafts, live and scheduled revisions, and in the settings. */
@Injectable()
export class MediaUses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
    private readonly images: ImagesInUse,
  ) {}

  /** Those on every page first, then documents by type and title. */
  async of(id: string, manager: EntityManager = this.dataSource.manager): Promise<MediaUse[]> {
    const holders = new Set((await this.onEveryPage()).filter((use) => use.id === id).map(({ holder }) => holder));
    const ofSite = [...holders].map((type) => ({
      ...{ id: null, type, path: null, title: titles[type], inLive: true, inDraft: false },
    }));
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
    return [...ofSite, ...ofDocuments.sort(byTypeAndTitle)];
  }

  /** The ids of items outside documents. */
  async idsOnEveryPage(): Promise<string[]> {
    return [...new Set((await this.onEveryPage()).map(({ id }) => id))];
  }

  /** Pages that visitors have seen are made again if the item is on one of them. */
  async refresh(tx: Transaction, id: string): Promise<void> {
    const isLive = await tx.manager.existsBy(MediaUseRow, { mediaId: id, inLive: true });
    if (!isLive && !(await this.idsOnEveryPage()).includes(id)) return;
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'media' });
  }

  private async onEveryPage() {
    const images = await this.images.onEveryPage();
    return images.flatMap(({ holder, address }) =>
      [...address.matchAll(mediaAddresses)].flatMap(([, id]) => (id === undefined ? [] : [{ holder, id }])),
    );
  }
}
