import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.ts';
import { Problem } from '../../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { editConflict, findDocument, getDocument, type OpenedDocument } from './content-documents.ts';
import type { ContentType } from './content-type.ts';
import { ContentTypes } from './content-types.ts';
import type { DocumentState } from './document.dto.ts';
import { toBareState } from './document-state.ts';
import { EditorRights, type Right } from './editor-rights.ts';

/** A request for a document of any type by its id. */
export interface Asked {
  readonly id: string;
  readonly user: SignedInUser;
  /** What the type must allow the user. Default: edit. */
  readonly right?: Right;
}

/** Opens documents of any type, for users with the right. */
@Injectable()
export class Documents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
    private readonly rights: EditorRights,
  ) {}

  /** Reads something about a document. */
  async read<T>(asked: Asked, look: (manager: EntityManager, type: ContentType) => Promise<T>): Promise<T> {
    const { manager } = this.dataSource;
    return look(manager, await this.open(manager, asked));
  }

  /** Changes something about a document in one transaction. */
  async write<T>(asked: Asked, work: (tx: Transaction, type: ContentType) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (tx) => work(tx, await this.open(tx.manager, asked)));
  }

  /** The same, and returns the new state, or that of the document `copy`. */
  async change(
    asked: Asked,
    work: (tx: Transaction, type: ContentType) => Promise<void>,
    copy?: string,
  ): Promise<DocumentState> {
    return this.write(asked, async (tx, type) => {
      await work(tx, type);
      return toBareState(type, await getDocument(tx.manager, type, { id: copy ?? asked.id }));
    });
  }

  async getState(asked: Asked): Promise<DocumentState> {
    return this.read(asked, async (manager, type) =>
      toBareState(type, await getDocument(manager, type, { id: asked.id })),
    );
  }

  /** The document in the version that the user has seen; a newer one is an edit conflict. */
  async getSeen(asked: Asked, version: number): Promise<OpenedDocument> {
    const { manager } = this.dataSource;
    const document = await findDocument(manager, null, { id: asked.id });
    if (!document) throw new Problem('not_found');
    const type = this.typeFor(document, asked);
    if (document.version !== version) throw editConflict(type, document);
    return { type, document };
  }

  /** Changes a document that was opened before, unless someone else has changed it since. */
  async changeSeen(
    { type, document }: OpenedDocument,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<DocumentState> {
    return this.unitOfWork.run(async (tx) => {
      await work(tx);
      return toBareState(type, await getDocument(tx.manager, type, { id: document.id }));
    });
  }

  private async open(manager: EntityManager, asked: Asked): Promise<ContentType> {
    const select = { id: true, type: true } as const;
    const document = await manager.findOne(ContentDocument, { where: { id: asked.id }, select });
    if (!document) throw new Problem('not_found');
    return this.typeFor(document, asked);
  }

  private typeFor(document: ContentDocument, { user, right = 'edit' }: Asked): ContentType {
    const type = this.types.get(document.type);
    this.rights.require(user, type, right);
    return type;
  }
}
