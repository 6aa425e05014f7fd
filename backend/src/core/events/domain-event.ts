/** Something that happened in a transaction; listeners run inside that transaction. */
export interface DomainEvent {
  readonly name: string;
}

/** What visitors may see has changed. */
export interface PublicDataChanged extends DomainEvent {
  readonly name: 'public-data.changed';
  /** The feature that changed it, such as `settings`. */
  readonly source: string;
}
