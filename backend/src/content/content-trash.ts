import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { changeDocument, getSeenDocument, type Edit } from './content-documents.ts';
import type { ContentHandled } from './content-events.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import { ContentTypes, type ContentType } from './content-types.ts';
import { isFixed, refuseInTrash } from './document-rules.ts';
import { namingTakenSlug } from './new-documents.ts';
import { recordCancelledPlan, recordStep } from './transitions.ts';

/** So long what was thrown away can be recovered. */
const daysInTrash = 30;

@Injectable()
export class ContentTrash {
  constructor(
    private readonly publisher: ContentPublisher,
    private readonly types: ContentTypes,
  ) {}

  /** Visitors lose sight of it at once; its address is free again. */
  async put(tx: Transaction, type: ContentType, id: string, { version, by }: Edit): Promise<void> {
    const document = await getSeenDocument(tx.manager, type, { id }, version);
    refuseInTrash(document);
    if (isFixed(type, document.slug)) {
      throw new Problem('conflict', { detail: 'This is a part of the site. It can be unpublished, but not removed.' });
    }
    await recordCancelledPlan(tx, type, document, by);
    const deletedAt = () => 'now()';
    if (document.published) await this.publisher.withdraw(tx, type, document, { by }, { deletedAt });
    else await changeDocument(tx.manager, type, document, { ...noSchedule, deletedAt });
    await recordStep(tx, type, document, { kind: 'trashed', number: document.draft.number, by });
  }

  /** Back as a draft that nobody sees. */
  async recover(tx: Transaction, type: ContentType, id: string, { version, by }: Edit): Promise<void> {
    const document = await getSeenDocument(tx.manager, type, { id }, version);
    if (!document.deletedAt) throw new Problem('conflict', { detail: 'This is not in the trash.' });
    await namingTakenSlug(changeDocument(tx.manager, type, document, { deletedAt: null }));
    await recordStep(tx, type, document, { kind: 'recovered', number: document.draft.number, by });
  }

  /** Removes for good what has lain in the trash for its time. */
  async purge(tx: Transaction): Promise<void> {
    const gone = await tx.manager
      .createQueryBuilder(ContentDocument, 'document')
      .where('document.deletedAt < now() - make_interval(days => :days)', { days: daysInTrash })
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    for (const { id, type: name, slug } of gone) {
      await tx.manager.delete(ContentDocument, { id });
      const path = this.types.get(name).path(slug);
      tx.emit<ContentHandled>({ name: 'content.handled', deed: 'purged', type: name, path, by: null });
    }
  }
}
