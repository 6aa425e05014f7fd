import type { DomainEvent } from '../../core/events/domain-event.ts';
import type { Author } from '../documents/content-documents.ts';
import type { TransitionKind } from './content-transition.entity.ts';

/** A document's live revision has changed. */
export interface ContentPublished extends DomainEvent {
  readonly name: 'content.published';
  readonly type: string;
  readonly documentId: string;
  readonly path: string;
  readonly by: Author;
}

/** Visitors no longer find a page at this path: its document was unpublished, removed or moved. */
export interface ContentUnpublished extends DomainEvent {
  readonly name: 'content.unpublished';
  readonly type: string;
  readonly documentId: string;
  /** The path that answered until now. */
  readonly path: string;
  readonly by: Author;
}

/** A live document has a new address. */
export interface ContentMoved extends DomainEvent {
  readonly name: 'content.moved';
  readonly type: string;
  readonly documentId: string;
  readonly from: string;
  readonly to: string;
}

/** What the audit trail records: every step of a document's life, and actions beside its drafts. */
export type ContentAction =
  | TransitionKind
  | 'created'
  | 'address-changed'
  | 'purged'
  | 'reordered'
  | 'preview-link-created'
  | 'preview-link-revoked';

export interface ContentHandled extends DomainEvent {
  readonly name: 'content.handled';
  readonly action: ContentAction;
  readonly type: string;
  readonly path: string;
  /** Null: the application itself. */
  readonly by: Author;
}

/** A draft has other HTML or trackers that run in visitors' browsers once it is published. */
export interface HtmlChanged extends DomainEvent {
  readonly name: 'content.html-changed';
  readonly type: string;
  readonly path: string;
  readonly by: Author;
  readonly change: { readonly field: string; readonly from: string; readonly to: string };
}
