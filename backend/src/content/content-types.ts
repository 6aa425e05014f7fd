import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/transaction.ts';
import type { FieldError } from '../core/http/problem.ts';

/** What visitors see of a document from now on. */
export interface Publication<T extends object> {
  readonly documentId: string;
  readonly slug: string;
  /** The number of the revision. */
  readonly revision: number;
  readonly content: T;
}

/** A kind of publishable content, declared once by the module that owns it. */
export interface ContentType<T extends object = object> {
  /** Also the first part of its permissions: `<name>:edit`, `<name>:publish`. */
  readonly name: string;
  /** The decorators of this class are the rules for drafts and for publishing. */
  readonly content: new () => T;
  /** Slugs of documents that always exist. */
  readonly fixed?: readonly string[];
  /** There are no others than the fixed ones. Default: false. */
  readonly onlyFixed?: boolean;
  /** Of the fixed ones: those whose page is there even when nothing of them is published. */
  readonly alwaysShown?: readonly string[];
  /** Other slugs that lead to documents of this type, and the slugs that these have. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The field of the content that lists show. Default: they show the slug. */
  readonly titleField?: string;
  /** Slugs that no document may have, because something else is there. */
  readonly reserved?: ReadonlySet<string>;
  /** The public address of a document, such as `/features/open-shift-broadcasting`. */
  path(slug: string): string;
  /** Finishes a draft when its publication is asked for, with what then stays, such as anchors: its next revision. */
  complete?(content: T): T;
  /** What beside the rules of its fields keeps an editor from publishing. Shipped content is not asked. */
  refusals?(tx: Transaction, publication: Publication<T>): Promise<FieldError[]>;
  /** Writes what lists and search need, in the transaction that publishes. */
  onPublish?(tx: Transaction, publication: Publication<T>): Promise<void>;
  /** Takes that away again, in the transaction that withdraws. */
  onWithdraw?(tx: Transaction, documentId: string): Promise<void>;
}

/** Every content type there is, so that work over all documents finds the one it needs by name. */
@Injectable()
export class ContentTypes {
  private readonly types = new Map<string, ContentType>();

  register(...types: ContentType[]): void {
    for (const type of types) {
      if (this.types.has(type.name)) throw new Error(`The content type ${type.name} is registered twice.`);
      this.types.set(type.name, type);
    }
  }

  find(name: string): ContentType | null {
    return this.types.get(name) ?? null;
  }

  get(name: string): ContentType {
    const type = this.find(name);
    if (!type) throw new Error(`There is no content type ${name}.`);
    return type;
  }

  get all(): readonly ContentType[] {
    return [...this.types.values()];
  }
}
