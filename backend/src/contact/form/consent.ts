import type { ContactForm } from './contact-form.ts';

/** A short name for a wording: another wording has another one. The page that shows the form names it alike. */
export function consentVersion(text: string): string {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return `text-${hash.toString(16).padStart(8, '0')}`;
}

/** The wording that is kept with a message: the one that is published, whatever was sent. */
export const consentOf = ({ consent }: Pick<ContactForm, 'consent'>) =>
  consent === ''
    ? { consentVersion: null, consentText: null }
    : { consentVersion: consentVersion(consent), consentText: consent };
