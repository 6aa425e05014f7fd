import { unstorableMessage } from '../fields/field-rules.ts';
import { Problem } from './problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Null for bytes that are not UTF-8: replacing them would store another text than was sent. */
export function decodedText(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a content type names a character set other than UTF-8, of which ASCII is a part. */
export function namesOtherCharset(contentType = ''): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType) ?? [];
  return charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset);
}

/** Whether every escaped byte of a form or a query belongs to a character; parsers replace those that do not. */
export function isDecodable(escaped: string): boolean {
  try {
    decodeURIComponent(escaped);
    return true;
  } catch {
    return false;
  }
}

/** The refusal of a query whose escapes are not UTF-8. */
export function brokenQueryOf(url: string): Problem | null {
  const [, query = ''] = /\?(.*)/s.exec(url) ?? [];
  const broken = query.split('&').find((pair) => !isDecodable(pair));
  const [field] = broken?.split('=', 1) ?? [];
  const message = 'Escape the text as UTF-8, and % as %25.';
  return field === undefined ? null : new Problem('invalid_input', { errors: [{ field, message }] });
}

/** The refusal of bytes that are not UTF-8, which names the field if the rest can be read. */
export function notUtf8(bytes: Buffer, parse: (text: string) => unknown): Problem {
  const field = fieldIn(bytes, parse);
  if (!field) return new Problem('invalid_input', { detail: 'The body holds bytes that are not UTF-8.' });
  const message = 'Send the text as UTF-8: it holds other bytes.';
  return new Problem('invalid_input', { errors: [{ field, message }] });
}

function fieldIn(bytes: Buffer, parse: (text: string) => unknown): string | undefined {
  try {
    return fieldWith(parse(bytes.toString()), '', (text) => text.includes('\uFFFD'));
  } catch {
    return undefined; // no JSON, or nested too deep
  }
}

/**
 * A refusal that names the field when a parsed JSON text holds half of a surrogate pair, which UTF-8 cannot store. Only
 * an escape can bring one in, so most texts are not looked through.
 */
export function brokenTextIn(json: string, parsed: unknown): Problem | null {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return null;
  const field = fieldWith(parsed, '', (inner) => !inner.isWellFormed());
  if (field === undefined) return null;
  return new Problem('invalid_input', { errors: [{ field, message: unstorableMessage }] });
}

/** The path of the first text, or name, that is broken. */
function fieldWith(value: unknown, path: string, isBroken: (text: string) => boolean): string | undefined {
  if (typeof value === 'string') return isBroken(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const field = path === '' ? name : `${path}.${name}`;
    const broken = isBroken(name) ? field.toWellFormed() : fieldWith(inner, field, isBroken);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
