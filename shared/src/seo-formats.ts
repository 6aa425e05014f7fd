/** Metadata that are a tag or an id of a certain form. */
export type FormattedSeo = 'language' | 'googleAnalytics' | 'googleTagManager' | 'facebookPixel' | 'linkedinInsight';

const isNumber = (text: string) => /^\d+$/.test(text);

/** Whether a filled text has the format of its field. */
export const seoFormats: Readonly<Record<FormattedSeo, (text: string) => boolean>> = {
  language: isLanguage,
  googleAnalytics: (text) => /^G-[A-Z0-9]+$/.test(text),
  googleTagManager: (text) => /^GTM-[A-Z0-9]+$/.test(text),
  facebookPixel: isNumber,
  linkedinInsight: isNumber,
};

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
