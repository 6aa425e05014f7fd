import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { getDocument, type DocumentRef, type DraftAuthor, type DraftEdit } from './content-documents.ts';
import type { ContentType } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { toState, type ContentState } from './document-state.ts';
import { draftInView } from './draft-in-view.ts';
import { DocumentPlaces } from './links/document-places.ts';
import { FormerAddresses } from './links/former-addresses.ts';
import { LiveLinks } from './links/live-links.ts';
import { revisionMark } from './revision-mark.ts';
import { shownContent } from './shown-content.ts';
import { isSlug } from './slug.ts';

/** What visitors see of one document. */
export interface LiveContent<T extends object> {
  readonly slug: string;
  readonly content: T;
  /** When this state was written. */
  readonly updatedAt: Date;
  /** Names this state. */
  readonly revision: string;
}

/** Publishable content for the features that own its types. Every write is one transaction and answers the new state. */
@Injectable()
export class ContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: ContentWriter,
    private readonly links: LiveLinks,
    private readonly places: DocumentPlaces,
    private readonly former: FormerAddresses,
  ) {}

  async getState<T extends object>(type: ContentType<T>, ref: DocumentRef): Promise<ContentState<T>> {
    return toState(type, await getDocument(this.dataSource.manager, type, ref));
  }

  /**
   * What visitors may see, with its address and age; not found when nothing is live. Under an old address, too: the
   * answer names the slug that it has by now. Links are addresses, here as in all that follows.
   */
  async getLive<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T>> {
    const live = (await this.findLive(type, slug)) ?? (await this.findMoved(type, slug));
    if (!live) throw new Problem('not_found');
    return live;
  }

  /** Everything of a type that visitors may see, by address. */
  async listLive<T extends object>(type: ContentType<T>): Promise<LiveContent<T>[]> {
    const documents = await this.live(type).orderBy('document.slug').getMany();
    return this.withAddresses(
      type,
      documents.flatMap((document) => toLive<T>(document) ?? []),
    );
  }

  /** The same; null when nothing is live there by now. */
  async findLive<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T> | null> {
    if (!isSlug(slug)) return null;
    const draft = draftInView.getStore();
    if (draft?.type === type.name && draft.slug === slug) {
      const { savedAt: updatedAt, documentId, revision } = draft;
      const shown = { slug, content: draft.content as T, updatedAt, revision: revisionMark(documentId, revision) };
      return (await this.withAddresses(type, [shown], { inPreview: true }))[0] ?? null;
    }
    const document = await this.live(type).andWhere({ slug }).getOne();
    const live = document && toLive<T>(document);
    return live && ((await this.withAddresses(type, [live]))[0] ?? null);
  }

  private async findMoved<T extends object>(type: ContentType<T>, slug: string): Promise<LiveContent<T> | null> {
    if (!isSlug(slug)) return null;
    const from = type.path(slug);
    const path = (await this.former.find(this.dataSource.manager, [from])).get(from);
    const address = path === undefined ? null : this.places.addressOf(path);
    return address?.type.name === type.name ? this.findLive(type, address.slug) : null;
  }

  private async withAddresses<T extends object>(
    type: ContentType<T>,
    live: readonly LiveContent<T>[],
    options?: { readonly inPreview: boolean },
  ): Promise<LiveContent<T>[]> {
    const contents = await this.links.resolve(
      type,
      live.map(({ content }) => shownContent(content)),
      options,
    );
    return live.map((one, index) => ({ ...one, content: contents[index] ?? one.content }));
  }

  private live(type: ContentType) {
    return this.dataSource.manager
      .createQueryBuilder(ContentDocument, 'document')
      .select(['document.id', 'document.slug'])
      .innerJoin('document.published', 'published')
      .addSelect(['published.id', 'published.number', 'published.content', 'published.createdAt'])
      .where({ type: type.name })
      .andWhere('document.deletedAt is null');
  }

  async create<T extends object>(
    type: ContentType<T>,
    creation: { readonly id: string; readonly slug: string; readonly content: T; readonly by: DraftAuthor },
  ): Promise<ContentState<T>> {
    return this.write(type, { id: creation.id }, (tx) => this.writer.create(tx, type, creation));
  }

  async saveDraft<T extends object>(
    type: ContentType<T>,
    ref: DocumentRef,
    edit: DraftEdit & { readonly content: T; readonly autosave?: boolean },
  ): Promise<ContentState<T>> {
    return this.write(type, ref, (tx) => this.writer.saveDraft(tx, type, ref, edit));
  }

  private async write<T extends object>(
    type: ContentType<T>,
    ref: DocumentRef,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<ContentState<T>> {
    return this.unitOfWork.run(async (tx) => {
      await work(tx);
      return toState<T>(type, await getDocument(tx.manager, type, ref));
    });
  }
}

function toLive<T extends object>({ id, slug, published }: ContentDocument): LiveContent<T> | null {
  if (!published) return null;
  const { content, createdAt: updatedAt, number } = published;
  return { slug, content: content as T, updatedAt, revision: revisionMark(id, number) };
}
