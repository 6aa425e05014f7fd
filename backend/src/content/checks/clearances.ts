import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from '../content-document.entity.ts';
import { getSeenDocument, type DocumentRef } from '../content-documents.ts';
import type { ContentRevision } from '../content-revision.entity.ts';
import type { ContentType } from '../content-types.ts';
import { refuseInTrash } from '../document-rules.ts';
import { ContentChecks } from './content-checks.ts';

/** What the rules say of what a document would show to visitors. It holds as long as the document has this version. */
export interface Clearance {
  readonly version: number;
  /** What keeps it from being published. */
  readonly errors: readonly FieldError[];
}

/**
 * Asks the rules before the transaction that publishes, since some look at the rendered page: no lock and no connection
 * waits for a rendering.
 */
@Injectable()
export class Clearances {
  constructor(private readonly checks: ContentChecks) {}

  /** For the draft, with what its type gives it when it is to go out. */
  async ofDraft(manager: EntityManager, type: ContentType, ref: DocumentRef, version: number): Promise<Clearance> {
    const document = await getSeenDocument(manager, type, ref, version);
    refuseInTrash(document);
    const { draft } = document;
    return this.of(manager, type, document, { ...draft, content: type.complete?.(draft.content) ?? draft.content });
  }

  async of(
    manager: EntityManager,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
  ): Promise<Clearance> {
    return { version: document.version, errors: await this.checks.blockers(manager, type, document, revision) };
  }
}
