import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { changeDocument, getDocument, getSeenDocument, type DraftEdit, type Edit } from './content-documents.ts';
import type { ContentHandled } from './content-events.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import { ContentTypes, type ContentType } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { isFixed, isTaken, nextSlugOf, refuseInTrash } from './document-rules.ts';
import { FormerAddresses } from './links/former-addresses.ts';
import { checkSlug, namingTakenSlug } from './new-documents.ts';
import { endedBy } from './slug.ts';
import { recordCancelledPlan, recordStep } from './transitions.ts';

/** So long what was thrown away can be recovered. */
const daysInTrash = 30;
/** So many addresses are tried before somebody has to think of one. */
const mostTried = 50;

interface Recovery extends DraftEdit {
  /** Another address. Default: the one that it had. */
  readonly slug?: string | null;
}

@Injectable()
export class ContentTrash {
  constructor(
    private readonly publisher: ContentPublisher,
    private readonly types: ContentTypes,
    private readonly writer: ContentWriter,
    private readonly former: FormerAddresses,
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

  /** Back as a draft that nobody sees, if its address is still to be had; a new one may be given. */
  async recover(tx: Transaction, type: ContentType, id: string, { version, by, slug }: Recovery): Promise<void> {
    const document = await getSeenDocument(tx.manager, type, { id }, version);
    if (!document.deletedAt) throw new Problem('conflict', { detail: 'This is not in the trash.' });
    if (slug != null) checkSlug(type, slug);
    const next = nextSlugOf(document);
    for (const address of slug == null ? [document.slug, ...(next ? [next] : [])] : [slug]) {
      await this.checkFree(tx.manager, type, document, address);
    }
    // Who knows the page by an address that is still free is led on from there, as after any other move.
    const stays = document.firstPublishedAt !== null && (await this.isFree(tx.manager, type, document, document.slug));
    const change = { deletedAt: null, slug: stays ? document.slug : (slug ?? document.slug) };
    await namingTakenSlug(changeDocument(tx.manager, type, document, change));
    await recordStep(tx, type, document, { kind: 'recovered', number: document.draft.number, by });
    const wanted = stays && slug !== document.slug ? slug : null;
    if (slug == null || wanted === next) return;
    const recovered = await getDocument(tx.manager, type, { id });
    const { content } = recovered.draft;
    await this.writer.append(tx, type, recovered, { content, by, reason: 'saved', slug: wanted ?? null });
  }

  private async checkFree(manager: EntityManager, type: ContentType, own: ContentDocument, slug: string) {
    const message = await this.whyNot(manager, type, own, slug);
    if (message === null) return;
    const freeSlug = await this.freeLike(manager, type, own, slug);
    throw new Problem('conflict', { detail: message, errors: [{ field: 'slug', message }], extra: { freeSlug } });
  }

  private async isFree(manager: EntityManager, type: ContentType, own: ContentDocument, slug: string) {
    return (await this.whyNot(manager, type, own, slug)) === null;
  }

  /** What has come to the address meanwhile; null: nothing. */
  private async whyNot(manager: EntityManager, type: ContentType, own: ContentDocument, slug: string) {
    if (type.reserved?.has(slug)) return 'This address belongs to another part of the site.';
    if (await isTaken(manager, own, slug)) return 'This address is taken.';
    const path = type.path(slug);
    const leadsOn = (await this.former.find(manager, [path])).get(path);
    return leadsOn === undefined ? null : `This address leads to ${leadsOn} by now.`;
  }

  private async freeLike(manager: EntityManager, type: ContentType, own: ContentDocument, slug: string) {
    for (let n = 2; n <= mostTried; n++) {
      const other = endedBy(slug, `-${n}`);
      if (await this.isFree(manager, type, own, other)) return other;
    }
    return null;
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
