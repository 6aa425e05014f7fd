import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../core/database/transaction.ts';
import type { SignedInUser } from '../../core/access/access.ts';
import type { ContentRight } from '../../core/access/permission.ts';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import type { ContentRevision } from './content-revision.entity.ts';
import { definedContentTypes, hasRight, type ContentType } from './content-type.ts';

/** What visitors see of a document from now on. */
export interface Publication<T extends object> {
  readonly documentId: string;
  readonly slug: string;
  /** The number of the revision. */
  readonly revision: number;
  readonly content: T;
}

export const publicationOf = (document: ContentDocument, revision: ContentRevision): Publication<object> => ({
  documentId: document.id,
  slug: revision.slug ?? document.slug,
  revision: revision.number,
  content: revision.content,
});

/** What the module of a type adds to the life of its documents. */
export interface ContentHooks<T extends object = object> {
  /** What blocks a publication besides the rules of the fields. Starter content is not asked. */
  refusals?(manager: EntityManager, publication: Publication<T>): Promise<FieldError[]>;
  /** Writes what lists and search need, in the transaction that publishes. */
  onPublish?(tx: Transaction, publication: Publication<T>): Promise<void>;
  /** Removes that again, in the transaction that unpublishes. */
  onUnpublish?(tx: Transaction, documentId: string): Promise<void>;
}

/** The content types by name, their hooks, and who may use them. */
@Injectable()
export class ContentTypes {
  readonly all = definedContentTypes();
  private readonly hooks = new Map<string, ContentHooks>();

  addHooks<T extends object>({ name }: ContentType<T>, hooks: ContentHooks<T>): void {
    if (this.hooks.has(name)) throw new Error(`The content type ${name} has hooks.`);
    this.hooks.set(name, hooks);
  }

  hooksOf({ name }: ContentType): ContentHooks {
    return this.hooks.get(name) ?? {};
  }

  find(name: string): ContentType | null {
    return this.all.find((type) => type.name === name) ?? null;
  }

  get(name: string): ContentType {
    const type = this.find(name);
    if (!type) throw new Error(`There is no content type ${name}.`);
    return type;
  }

  /** The type of that name, for a user who has the right to its documents. */
  getFor({ permissions }: SignedInUser, name: string, right: ContentRight): ContentType {
    const type = this.find(name);
    if (!type) throw new Problem('not_found');
    if (!hasRight(permissions, type, right)) throw new Problem('forbidden');
    return type;
  }

  /** The names of the types whose documents the user may edit. */
  editableBy({ permissions }: SignedInUser): string[] {
    return this.all.filter((type) => hasRight(permissions, type, 'edit')).map(({ name }) => name);
  }
}
