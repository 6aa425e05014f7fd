import type { DomainEvent } from '../core/events/domain-event.ts';
import type { Author } from './content-documents.ts';
import type { TransitionKind } from './content-transition.entity.ts';

/** A document's live revision has changed. */
export interface ContentPublished extends DomainEvent {
  readonly name: 'content.published';
  readonly type: string;
  readonly documentId: string;
  readonly path: string;
  readonly by: Author;
}

/** A page is not to be seen any more: its document was unpublished or removed, or has got another address. */
export interface ContentWithdrawn extends DomainEvent {
  readonly name: 'content.withdrawn';
  readonly type: string;
  readonly documentId: string;
  /** The address under which the page was. */
  readonly path: string;
  readonly by: Author;
}

/** A document that visitors may know has got another address. */
export interface ContentMoved extends DomainEvent {
  readonly name: 'content.moved';
  readonly type: string;
  readonly documentId: string;
  readonly from: string;
  readonly to: string;
}

/** What leaves a trail: every step of a document's life, and what is done to it beside its drafts. */
export type ContentDeed =
  TransitionKind | 'created' | 'address-changed' | 'purged' | 'preview-link-created' | 'preview-link-revoked';

export interface ContentHandled extends DomainEvent {
  readonly name: 'content.handled';
  readonly deed: ContentDeed;
  readonly type: string;
  readonly path: string;
  /** Null: the application itself. */
  readonly by: Author;
}
