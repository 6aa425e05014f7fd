import type { ContactUtm } from '@20x/kit';
import { campaignLimit, campaignParts } from '@20x/shared/contact-form/fields';

/** A random id; browsers give their own only on secure pages. */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The campaign that an address names by its `utm_` parameters; undefined when it names none. */
export function utmOf(search: string): ContactUtm | undefined {
  const given = new URLSearchParams(search);
  const named = campaignParts.flatMap((key) => {
    const value = given.get(`utm_${key}`)?.trim().slice(0, campaignLimit);
    return value ? [[key, value] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
