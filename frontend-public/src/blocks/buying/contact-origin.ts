import type { ContactUtm } from '@20x/kit';

/** A random id; browsers give their own only on secure pages. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const tracked = ['source', 'medium', 'campaign', 'term', 'content'] as const;
const longest = 120;

/** The campaign that an address names by its `utm_` parameters; undefined when it names none. */
export function utmOf(search: string): ContactUtm | undefined {
  const given = new URLSearchParams(search);
  const named = tracked.flatMap((key) => {
    const value = given.get(`utm_${key}`)?.trim().slice(0, longest);
    return value ? [[key, value] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** A short name for the wording that a visitor saw beside the form: another wording has another name. */
export function consentVersion(text: string): string {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return `text-${hash.toString(16).padStart(8, '0')}`;
}
