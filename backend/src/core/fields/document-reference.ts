/** A link that is kept by the id of its document: it leads there wherever that is found. */
export interface DocumentReference {
  readonly id: string;
  /** Place in the document, without #; empty: its top. */
  readonly anchor: string;
}

const reference = /^doc:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:#([^\s<>"'\\]*))?$/;
const longest = 200;

/** Reads `doc:<uuid>#<anchor>`; null for anything else. */
export function readReference(href: string): DocumentReference | null {
  const [, id, anchor = ''] = (href.length > longest ? null : reference.exec(href)) ?? [];
  return id === undefined ? null : { id, anchor };
}

export const isReference = (href: string) => readReference(href) !== null;

/** Whether it wants to be one, well-formed or not; browsers pass over white space in a scheme. */
export const looksLikeReference = (href: string) => /^doc:/i.test(href.replace(/[\s\p{Cc}]/gu, ''));

export const referenceTo = (id: string, anchor = '') => `doc:${id}${anchor && `#${anchor}`}`;
