import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { ContentDocument } from './content-document.entity.ts';
import { getDocument, toState, type ContentState, type DocumentRef } from './content-documents.ts';
import type { ContentType } from './content-types.ts';
import { ContentWriter, type Edit } from './content-writer.ts';

/** Publishable content for the features that own its types. Every write is one transaction and answers the new state. */
@Injectable()
export class ContentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: ContentWriter,
  ) {}

  async getState<T extends object>(type: ContentType<T>, ref: DocumentRef): Promise<ContentState<T>> {
    return toState(await getDocument(this.dataSource.manager, type, ref));
  }

  /** What visitors may see; null when nothing is live. */
  async findPublished<T extends object>(type: ContentType<T>, slug: string): Promise<T | null> {
    const document = await this.dataSource.manager
      .createQueryBuilder(ContentDocument, 'document')
      .select('document.id')
      .innerJoin('document.published', 'published')
      .addSelect(['published.id', 'published.content'])
      .where({ type: type.name, slug })
      .andWhere('document.deletedAt is null')
      .getOne();
    return (document?.published?.content as T | undefined) ?? null;
  }

  async saveDraft<T extends object>(
    type: ContentType<T>,
    ref: DocumentRef,
    edit: Edit & { readonly content: T },
  ): Promise<ContentState<T>> {
    return this.unitOfWork.run(async (tx) => {
      await this.writer.saveDraft(tx, type, ref, edit);
      return toState<T>(await getDocument(tx.manager, type, ref));
    });
  }

  async publish<T extends object>(type: ContentType<T>, ref: DocumentRef, edit: Edit): Promise<ContentState<T>> {
    return this.unitOfWork.run(async (tx) => {
      await this.writer.publish(tx, type, ref, edit);
      return toState<T>(await getDocument(tx.manager, type, ref));
    });
  }
}
