import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedRequest, SignedInUser } from '../../core/access/access.ts';
import type { ContentRight } from '../../core/access/permission.ts';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { requireUuid } from '../../core/http/path-parameters.ts';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { editConflict, findDocument, getDocument, type OpenedDocument } from './content-documents.ts';
import type { ContentType } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import type { DocumentState } from './document.dto.ts';
import { toBareState } from './document-state.ts';

/** A request for a document of any type by the id in its path. */
export interface AskedDocument {
  readonly id: string;
  readonly user: SignedInUser;
  /** What the type must allow the user. */
  readonly right: ContentRight;
}

/** The parameter receives the `AskedDocument`; the right that is asked for is `edit` unless it says another. */
export const Asked = createParamDecorator(
  (right: ContentRight | undefined, context: ExecutionContext): AskedDocument => {
    const { params, user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const { id } = params as { readonly id: string };
    requireUuid(id);
    return { id, user, right: right ?? 'edit' };
  },
);

/** Opens documents of any type, for users with the right. */
@Injectable()
export class Documents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
  ) {}

  /** Refuses a document that does not exist or that the user has no right to; answers its version. */
  async allow(asked: AskedDocument): Promise<number> {
    const select = { id: true, type: true, version: true } as const;
    const document = await this.dataSource.manager.findOne(ContentDocument, { where: { id: asked.id }, select });
    if (!document) throw new Problem('not_found');
    this.typeFor(document, asked);
    return document.version;
  }

  /** The document in the version that the user has seen, if one is given; a newer one is an edit conflict. */
  async open(asked: AskedDocument, version?: number): Promise<OpenedDocument> {
    const document = await findDocument(this.dataSource.manager, null, { id: asked.id });
    if (!document) throw new Problem('not_found');
    const type = this.typeFor(document, asked);
    if (version !== undefined && document.version !== version) throw editConflict(type, document);
    return { type, document };
  }

  /**
   * Changes a document that was opened before and returns the new state, or that of the document `copy`. It is read again
   * unless the work answers it.
   */
  async change(
    { type, document }: OpenedDocument,
    work: (tx: Transaction) => Promise<ContentDocument | void>,
    copy?: string,
  ): Promise<DocumentState> {
    return this.unitOfWork.run(async (tx) => {
      const changed = await work(tx);
      return toBareState(type, changed ?? (await getDocument(tx.manager, type, { id: copy ?? document.id })));
    });
  }

  private typeFor(document: ContentDocument, { user, right }: AskedDocument): ContentType {
    return this.types.getFor(user, document.type, right);
  }
}
