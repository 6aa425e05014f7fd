import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../auth/access.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { Problem } from '../core/http/problem.ts';
import { ContentDocument } from './content-document.entity.ts';
import { getDocument } from './content-documents.ts';
import { ContentTypes, type ContentType } from './content-types.ts';
import type { DocumentState } from './document.dto.ts';
import { toBareState } from './document-state.ts';
import { EditorRights, type Right } from './editor-rights.ts';

/** A document that somebody asks for by its id, whatever its type. */
export interface Asked {
  readonly id: string;
  readonly user: SignedInUser;
  /** What the type must allow the user. Default: edit. */
  readonly right?: Right;
}

/** Opens documents of any type to those who may. */
@Injectable()
export class Documents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
    private readonly rights: EditorRights,
  ) {}

  /** Looks something up about a document. */
  async read<T>(asked: Asked, look: (manager: EntityManager, type: ContentType) => Promise<T>): Promise<T> {
    const { manager } = this.dataSource;
    return look(manager, await this.open(manager, asked));
  }

  /** Does something with a document in one transaction. */
  async write<T>(asked: Asked, work: (tx: Transaction, type: ContentType) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async (tx) => work(tx, await this.open(tx.manager, asked)));
  }

  /** The same, and answers what has become of it; of its copy, if `copy` names one. */
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

  private async open(manager: EntityManager, { id, user, right = 'edit' }: Asked): Promise<ContentType> {
    const document = await manager.findOne(ContentDocument, { where: { id }, select: { id: true, type: true } });
    if (!document) throw new Problem('not_found');
    const type = this.types.get(document.type);
    this.rights.require(user, type, right);
    return type;
  }
}
