/** What an address leads to. */
export type LinkAddress =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** A document of this site by its id: the link works wherever it moves. */
  | { readonly kind: 'document'; readonly id: string; readonly anchor: string }
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string }
  /** An address of this site that is not a page: an image, an API response. */
  | { readonly kind: 'file' }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'web'; readonly host: string }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string };

const usable =
  'Enter a web address (https://…), a path like /contact, an anchor like #plans, or a mailto: or tel: address.';
const runsCode =
  'This address would run code in the visitor’s browser. Link to a page, an email address or a phone number.';

const reference = /^doc:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:#(.*))?$/;

/** A link that is stored by the id of its document. */
export const referenceTo = (id: string, anchor = '') => `doc:${id}${anchor && `#${anchor}`}`;

const refuse = (reason = usable): LinkAddress => ({ kind: 'refused', reason });

/** Reads an address as browsers do; the server refuses the same addresses. */
export function readLink(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  // Browsers leave out control characters and white space inside a scheme.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'vbscript') return refuse(runsCode);
  if (/[\s"<>\\]/.test(text)) return refuse();
  const [, id, anchor = ''] = reference.exec(text) ?? [];
  if (id) return { kind: 'document', id, anchor };
  if (text.startsWith('#')) return { kind: 'anchor', anchor: text.slice(1) };
  if (text.startsWith('//')) return refuse();
  if (text.startsWith('/')) return readPath(text);
  if (scheme === 'mailto') return { kind: 'email', address: text.slice('mailto:'.length) };
  if (scheme === 'tel') return { kind: 'phone', number: text.slice('tel:'.length) };
  if (scheme === 'http' || scheme === 'https') return readWeb(text);
  return refuse();
}

function readPath(text: string): LinkAddress {
  const { pathname, hash } = new URL(text, 'https://site.invalid');
  if (/^\/(api|media|images|static)(\/|$)/.test(pathname) || /\.[a-z0-9]{2,5}$/i.test(pathname))
    return { kind: 'file' };
  return { kind: 'page', path: pathname.replace(/(.)\/$/, '$1'), anchor: hash.slice(1) };
}

function readWeb(text: string): LinkAddress {
  const host = URL.canParse(text) ? new URL(text).host : '';
  return host && text.includes('//') ? { kind: 'web', host } : refuse();
}
