import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readLink, type LinkAddress } from '@20x/shared/link-address';
import { endedBy } from '@20x/shared/slug';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from '../documents/content-document.entity.ts';
import {
  changeDocument,
  refuseInTrash,
  type Author,
  type DraftAuthor,
  type OpenedDocument,
} from '../documents/content-documents.ts';
import type { ContentHandled } from '../history/content-events.ts';
import { ContentPublisher, noSchedule } from './content-publisher.ts';
import { isFixed, type ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { ContentWriter } from '../drafts/content-writer.ts';
import { DocumentPlaces } from '../links/document-places.ts';
import { LinkTargets, type LinkState } from '../links/link-targets.ts';
import { nextSlugOf } from '../documents/document-state.ts';
import { checkSlug, namingTakenSlug, whyTaken } from '../documents/new-documents.ts';
import { recordCancelledPlan, recordStep } from '../history/transitions.ts';

/** So long what was thrown away can be recovered. */
const daysInTrash = 30;
/** The number of addresses that are tried before the editor has to choose one. */
const mostTried = 50;

interface Removal {
  readonly by: Author;
  /** Where its visitors go instead: a path, an address or a reference. */
  readonly redirectTo?: string | null | undefined;
  /** Its visitors learn that it is gone for good. */
  readonly gone?: boolean | undefined;
}

interface Recovery {
  readonly by: DraftAuthor;
  /** Another address. Default: the one that it had. */
  readonly slug?: string | null;
}

/** What visitors can be led to. */
const leads: readonly LinkState[] = ['live', 'redirect', 'external'];
const addresses: readonly LinkAddress['kind'][] = ['document', 'page', 'web'];

const refusedTarget = (message: string) => new Problem('invalid_input', { errors: [{ field: 'redirectTo', message }] });

@Injectable()
export class ContentTrash {
  constructor(
    private readonly publisher: ContentPublisher,
    private readonly types: ContentTypes,
    private readonly writer: ContentWriter,
    private readonly places: DocumentPlaces,
    private readonly targets: LinkTargets,
  ) {}

  /** Takes the document offline at once and frees its address. */
  async put(tx: Transaction, { type, document }: OpenedDocument, removal: Removal): Promise<void> {
    const { by } = removal;
    refuseInTrash(document);
    if (isFixed(type, document.slug)) {
      throw new Problem('conflict', {
        detail: 'This page is part of the site. You can unpublish it, but not remove it.',
      });
    }
    await recordCancelledPlan(tx, type, document, by);
    const deletedAt = () => 'now()';
    if (document.published) await this.publisher.takeOffline(tx, type, document, { by }, { deletedAt });
    else await changeDocument(tx.manager, type, document, { ...noSchedule, deletedAt });
    const note = await this.replace(tx, { type, document }, removal);
    await recordStep(tx, type, document, { kind: 'trashed', number: document.draft.number, by, note });
  }

  /** Says what visitors of the removed document find; answers it in words. */
  private async replace(
    tx: Transaction,
    { type, document: { id, firstPublishedAt } }: OpenedDocument,
    { redirectTo, gone }: Removal,
  ) {
    if (!redirectTo && !gone) return null;
    if (type.isPart || !firstPublishedAt) throw refusedTarget('Visitors know no address of it. Send only the version.');
    const place = (await this.places.byId(tx.manager, [id])).get(id);
    if (!place) throw new Problem('not_found');
    if (gone) {
      if (redirectTo) throw refusedTarget('Choose one: another page, or gone for good.');
      await this.places.redirects.replace(tx, place, null);
      return 'Gone for good (410)';
    }
    const href = redirectTo?.trim() ?? '';
    if (!addresses.includes(readLink(href).kind)) throw refusedTarget('Choose a page, or enter a web address.');
    const target = (await this.targets.find(tx.manager, [href])).get(href);
    if (target?.address == null || !leads.includes(target.state)) {
      throw refusedTarget('Visitors do not see this page. Choose one that is published.');
    }
    const { document, address } = target;
    // Headers of answers take no other letters than Latin ones.
    const path = document?.path ?? URL.parse(address)?.href ?? address;
    await this.places.redirects.replace(tx, place, document ? { documentId: document.id } : { path });
    return `${place.path} → ${path}`;
  }

  /** Recovers the document as a draft, at its address if it is free or at a new one. */
  async recover(tx: Transaction, { type, document }: OpenedDocument, { by, slug }: Recovery): Promise<void> {
    if (!document.deletedAt) throw new Problem('conflict', { detail: 'This is not in the trash.' });
    if (slug != null) checkSlug(type, slug);
    const next = nextSlugOf(document);
    await this.places.redirects.restore(tx, document.id);
    for (const address of slug == null ? [document.slug, ...(next ? [next] : [])] : [slug]) {
      await this.checkFree(tx.manager, type, document, address);
    }
    // Who knows the page by an address that is still free is redirected from there, as after any other move.
    const stays = document.firstPublishedAt !== null && (await this.isFree(tx.manager, type, document, document.slug));
    const change = {
      deletedAt: null,
      slug: stays ? document.slug : (slug ?? document.slug),
      ...(slug != null && { slugFollowsTitle: false }),
    };
    await namingTakenSlug(changeDocument(tx.manager, type, document, change));
    await recordStep(tx, type, document, { kind: 'recovered', number: document.draft.number, by });
    const wanted = stays && slug !== document.slug ? slug : null;
    if (slug == null || wanted === next) return;
    const recovered = { ...document, ...change, version: document.version + 1 };
    const { content } = document.draft;
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
    if (type.reserved?.includes(slug)) return 'This address belongs to another part of the site.';
    const holder = await whyTaken(manager, own, slug);
    if (holder !== null) return holder;
    const path = type.path(slug);
    const target = (await this.places.redirectsOf(manager, [path])).get(path);
    return target === undefined ? null : `This address now redirects to ${target}.`;
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
      await this.places.redirects.settle(tx, id);
      await tx.manager.delete(ContentDocument, { id });
      const path = this.types.get(name).path(slug);
      tx.emit<ContentHandled>({ name: 'content.handled', action: 'purged', type: name, path, by: null });
    }
  }
}
