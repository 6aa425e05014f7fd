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

/**
 * A refusal that names the field when a parsed JSON text holds half of a surrogate pair, which UTF-8 cannot store. Only
 * an escape can bring one in, so most texts are not looked through.
 */
export function brokenTextIn(json: string, parsed: unknown): Problem | null {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return null;
  const field = brokenField(parsed, '');
  if (field === undefined) return null;
  const message = 'Remove the broken character (half of a surrogate pair).';
  return new Problem('invalid_input', { errors: [{ field, message }] });
}

function brokenField(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const field = path === '' ? name : `${path}.${name}`;
    const broken = name.isWellFormed() ? brokenField(inner, field) : field.toWellFormed();
    if (broken !== undefined) return broken;
  }
  return undefined;
}
