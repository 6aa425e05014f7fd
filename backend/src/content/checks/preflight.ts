import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import type { OpenedDocument } from '../documents/content-documents.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { refuseInTrash } from '../documents/document-rules.ts';
import { ContentChecks } from './content-checks.ts';

/** What the rules say about a publication. Valid for this version of the document. */
export interface PreflightResult {
  readonly version: number;
  /** What blocks the publication. */
  readonly errors: readonly FieldError[];
}

/**
 * Asks the rules before the transaction that publishes. Some rules look at the rendered page, and no lock or connection
 * may wait for a rendering.
 */
@Injectable()
export class Preflight {
  constructor(
    private readonly dataSource: DataSource,
    private readonly checks: ContentChecks,
    private readonly types: ContentTypes,
  ) {}

  /** For the draft as its type completes it. */
  async ofDraft({ type, document }: OpenedDocument): Promise<PreflightResult> {
    refuseInTrash(document);
    const { draft } = document;
    return this.of(type, document, { ...draft, content: this.types.completed(type, draft.content) });
  }

  async of(type: ContentType, document: ContentDocument, revision: ContentRevision): Promise<PreflightResult> {
    const { manager } = this.dataSource;
    return { version: document.version, errors: await this.checks.blockers(manager, type, document, revision) };
  }
}
