import type { DomainEvent } from '../core/events/domain-event.ts';
import type { ContactUtm } from './messages/contact.dto.ts';

/** A message arrived that is not spam. */
export interface ContactReceived extends DomainEvent {
  readonly name: 'contact.received';
  /** Path of the page with the form, if it is known. */
  readonly sourcePage: string | null;
  /** Path of the first page of the visit, if it is known. */
  readonly landingPage: string | null;
  /** The host that the visitor came from, if it is known. */
  readonly referrer: string | null;
  readonly utm: ContactUtm;
}
