export type TrackerField = 'googleTagManager' | 'googleAnalytics' | 'facebookPixel' | 'linkedinInsight';
/** Metadata that are an address, a tag or an id of a certain form. */
export type FormattedSeo = 'canonical' | 'language' | TrackerField;

const isNumber = (text: string) => /^\d+$/.test(text);

/** Whether a filled text has the format of its field. */
export const seoFormats: Readonly<Record<FormattedSeo, (text: string) => boolean>> = {
  canonical: (text) => /^https:\/\/[^\s/?#]+([/?#]\S*)?$/i.test(text),
  language: isLanguage,
  googleAnalytics: (text) => /^G-[A-Z0-9]+$/.test(text),
  googleTagManager: (text) => /^GTM-[A-Z0-9]+$/.test(text),
  facebookPixel: isNumber,
  linkedinInsight: isNumber,
};

/** What an id of each field looks like. */
export const trackerHints: Readonly<Record<TrackerField, string>> = {
  googleAnalytics: 'A Google Analytics ID looks like G-ABC123.',
  googleTagManager: 'A Google Tag Manager ID looks like GTM-ABC123.',
  facebookPixel: 'A Meta pixel ID has only digits.',
  linkedinInsight: 'A LinkedIn partner ID has only digits.',
};

/** Whether an id may be written into a script. Ids of Google's older and other products still work there. */
export const isTrackerId = (field: TrackerField, id: string): boolean =>
  field === 'googleAnalytics' ? /^(G|UA|AW)-[A-Z0-9-]+$/.test(id) : seoFormats[field](id);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
