/** One of the texts that bind. */
export interface LegalText {
  readonly slug: 'privacy' | 'terms';
  readonly name: string;
  /** Of its editor. */
  readonly path: string;
}

export const terms: LegalText = { slug: 'terms', name: 'Terms and conditions', path: '/admin/terms-page' };
export const privacy: LegalText = { slug: 'privacy', name: 'Privacy policy', path: '/admin/privacy-page' };
