import { createHash } from 'node:crypto';

/** Holds the place of the fingerprint in a file that has none yet. */
export const unsigned = 'sha256-pending';

const fingerprintOf = (text: string) =>
  `sha256-${createHash('sha256').update(text.replaceAll('\r', '').trimEnd()).digest('hex')}`;

/** The text of an export with its fingerprint. */
export const signed = (text: string): string => text.replace(unsigned, fingerprintOf(text));

/** Nobody changed the file since its export. Line endings mean nothing. */
export const isUntouched = (text: string, fingerprint: string): boolean =>
  fingerprint !== '' && fingerprintOf(text.replace(fingerprint, unsigned)) === fingerprint;
