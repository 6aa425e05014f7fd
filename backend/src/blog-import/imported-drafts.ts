import { Injectable } from '@nestjs/common';
import { newId } from '@20x/shared/new-id';
import { getDocument, type DraftAuthor } from '../content/documents/content-documents.ts';
import { ContentWriter } from '../content/drafts/content-writer.ts';
import type { Transaction } from '../core/database/unit-of-work.ts';
import { Redirects } from '../redirects/redirects.service.ts';
import type { PostContent } from '../blog/post-content.dto.ts';
import { postType } from '../blog/post-type.ts';
import type { PlannedPost } from './import-planner.ts';
import { PostImport } from './post-import.entity.ts';

interface ImportedDraft {
  readonly content: PostContent;
  readonly by: DraftAuthor;
  /** Whether its old addresses lead to it. */
  readonly redirects: boolean;
}

/** Drafts as an import writes them. */
@Injectable()
export class ImportedDrafts {
  constructor(
    private readonly writer: ContentWriter,
    private readonly redirects: Redirects,
  ) {}

  /** Writes the draft, remembers where it came from and leads its old addresses to it, which work once it is live. */
  async write(tx: Transaction, post: PlannedPost, { content, by, redirects }: ImportedDraft): Promise<string> {
    const { source, sourceKey, known, slug, hash, redirectsFrom } = post;
    const id = known?.id ?? newId();
    if (known) await this.writer.saveDraft(tx, postType, { id }, { version: known.version, by, content });
    else await this.writer.create(tx, postType, { id, slug: slug ?? '', content, by });
    const { draftRevisionId: revisionId } = await getDocument(tx.manager, postType, { id });
    await tx.manager.upsert(PostImport, { source, sourceKey, documentId: id, contentHash: hash, revisionId }, [
      'source',
      'sourceKey',
    ]);
    for (const path of redirects ? redirectsFrom : []) await this.redirects.lead(tx, path, { documentId: id });
    return id;
  }
}
