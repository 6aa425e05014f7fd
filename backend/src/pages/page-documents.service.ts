import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { SignedInUser } from '../auth/access.ts';
import type { DocumentRef } from '../content/content-documents.ts';
import { ContentService } from '../content/content.service.ts';
import { DocumentLists } from '../content/document-lists.ts';
import type { DocumentList, DocumentQuery } from '../content/document.dto.ts';
import { isSlug } from '../content/slug.ts';
import { Problem } from '../core/http/problem.ts';
import type { CreatePageRequest, PageDocument, SavePageDraftRequest } from './page-document.dto.ts';
import { pageType } from './page-type.ts';

/** Pages as those who write them see them. */
@Injectable()
export class PageDocuments {
  constructor(
    private readonly content: ContentService,
    private readonly lists: DocumentLists,
  ) {}

  list(query: DocumentQuery): Promise<DocumentList> {
    return this.lists.list(pageType, query);
  }

  create({ id, slug, content }: CreatePageRequest, by: SignedInUser): Promise<PageDocument> {
    return this.content.create(pageType, { id, slug, content, by });
  }

  async get(ref: string): Promise<PageDocument> {
    return this.content.getState(pageType, toRef(ref));
  }

  async saveDraft(ref: string, { version, content, autosave }: SavePageDraftRequest, by: SignedInUser) {
    return this.content.saveDraft(pageType, toRef(ref), { version, content, autosave, by });
  }
}

function toRef(ref: string): DocumentRef {
  if (isUUID(ref)) return { id: ref };
  if (isSlug(ref)) return { slug: ref };
  throw new Problem('not_found');
}
