// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
/** The field whose value an empty one repeats. */
export const repeatedSeo: Readonly<Record<string, string>> = {
  ogTitle: 'title',
  ogDescription: 'description',
  ogUrl: 'canonical',
  twitterTitle: 'ogTitle',
  twitterDescription: 'ogDescription',
  twitterImage: 'ogImage',
  linkedinTitle: 'ogTitle',
  linkedinDescription: 'ogDescription',
  linkedinImage: 'ogImage',
};

/** A value that begins with a slash is a path of the site. */
export const seoAddresses: readonly string[] = ['canonical', 'ogImage', 'ogUrl', 'twitterImage', 'linkedinImage'];

/** Only the server can write these into a page's document. */
export const serverOnlySeo = [
  'language',
  'viewport',
  'googleAnalytics',
  'googleTagManager',
  'facebookPixel',
  'linkedinInsight',
  'headHtml',
  'bodyHtml',
] as const;
