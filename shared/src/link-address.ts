import { pagePath } from './page-path.ts';

/** What an address leads to. */
export type LinkAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reason: string }
  | ({ readonly kind: 'document' } & DocumentReference)
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string }
  /** An address of this site that is not a page: an image, an API response. */
  | { readonly kind: 'file' }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'web'; readonly host: string }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string };

/** A document of this site by its id: the link works wherever it moves. */
export interface DocumentReference {
  readonly id: string;
  /** Place in the document, without #; empty: its top. */
  readonly anchor: string;
}

export const linkMessage =
  'Enter a web address (https://…), a path like /contact, an anchor like #plans, or a mailto: or tel: address.';
const codeMessage =
  'This address would run code in the visitor’s browser. Link to a page, an email address or a phone number.';

const reference = String.raw`doc:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:#([^\s<>"'\\]*))?`;
const wholeReference = new RegExp(`^${reference}$`);
const longestReference = 200;

/** Every reference in a text; its groups are the id and the anchor. */
export const references = new RegExp(reference, 'g');

/** Reads `doc:<uuid>#<anchor>`; null for anything else. */
export function readReference(href: string): DocumentReference | null {
  const [, id, anchor = ''] = (href.length > longestReference ? null : wholeReference.exec(href)) ?? [];
  return id === undefined ? null : { id, anchor };
}

export const isReference = (href: string) => readReference(href) !== null;
export const referenceTo = (id: string, anchor = '') => `doc:${id}${anchor && `#${anchor}`}`;

/** Browsers pass over white space and control characters in a scheme. */
const withoutGaps = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');

/** Whether it wants to be a reference, well-formed or not. */
export const looksLikeReference = (href: string) => /^doc:/i.test(withoutGaps(href));

/** Whether a browser that follows it would run or show what the address itself holds. */
export const runsCode = (text: string) => /^(?:[\w.+-]*script|data|blob|filesystem):/i.test(withoutGaps(text));

const refuse = (reason = linkMessage): LinkAddress => ({ kind: 'refused', reason });

/** Reads an address as browsers do. */
export function readLink(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (runsCode(text)) return refuse(codeMessage);
  if (/[\s"<>\\]/.test(text)) return refuse();
  const document = readReference(text);
  if (document) return { kind: 'document', ...document };
  if (text.startsWith('#')) return { kind: 'anchor', anchor: text.slice(1) };
  if (/^\/(?!\/)/.test(text)) return readPath(text);
  const [, scheme = '', rest = ''] = /^(mailto:|tel:|https?:\/\/)(.+)$/i.exec(text) ?? [];
  if (/^mailto/i.test(scheme)) return { kind: 'email', address: rest };
  if (/^tel/i.test(scheme)) return { kind: 'phone', number: rest };
  const host = scheme && URL.canParse(text) && new URL(text).host;
  return host ? { kind: 'web', host } : refuse();
}

function readPath(text: string): LinkAddress {
  const { pathname, hash } = new URL(text, 'https://site.invalid');
  const path = pagePath(pathname);
  return path === null ? { kind: 'file' } : { kind: 'page', path, anchor: hash.slice(1) };
}
