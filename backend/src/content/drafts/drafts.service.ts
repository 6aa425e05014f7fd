import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { isSlug } from '@20x/shared/slug';
import type { SignedInUser } from '../../core/access/access.ts';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { getDocument, type DocumentRef } from '../documents/content-documents.ts';
import type { ContentType } from '../documents/content-type.ts';
import type { EditedDocument } from '../documents/document.dto.ts';
import type {
  AddressCheck,
  AddressQuery,
  CreateContentRequest,
  SaveContentRequest,
} from '../documents/document-requests.dto.ts';
import { toState } from '../documents/document-state.ts';
import { refuseIfOnlyFixed, slugProblem, whyTaken } from '../documents/new-documents.ts';
import { ContentWriter } from './content-writer.ts';

/** Documents with their content, for the people who may edit their type. */
@Injectable()
export class Drafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: ContentWriter,
  ) {}

  async get(type: ContentType, ref: string): Promise<EditedDocument> {
    return toState(type, await getDocument(this.dataSource.manager, type, toRef(ref)));
  }

  async create(type: ContentType, request: CreateContentRequest, by: SignedInUser): Promise<EditedDocument> {
    refuseIfOnlyFixed(type);
    return this.unitOfWork.run(async (tx) => {
      await this.writer.create(tx, type, { ...request, by });
      return toState(type, await getDocument(tx.manager, type, { id: request.id }));
    });
  }

  async save(type: ContentType, ref: string, request: SaveContentRequest, by: SignedInUser): Promise<EditedDocument> {
    return this.unitOfWork.run(async (tx) =>
      toState(type, await this.writer.saveDraft(tx, type, toRef(ref), { ...request, by })),
    );
  }

  async checkAddress(type: ContentType, slug: string, { except }: AddressQuery): Promise<AddressCheck> {
    const own = { type: type.name, id: except };
    return { problem: slugProblem(type, slug) ?? (await whyTaken(this.dataSource.manager, own, slug)) };
  }
}

function toRef(ref: string): DocumentRef {
  if (isUUID(ref)) return { id: ref };
  if (isSlug(ref)) return { slug: ref };
  throw new Problem('not_found');
}
