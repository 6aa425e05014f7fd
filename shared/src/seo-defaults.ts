/** What the site says about a page where neither its SEO fields nor the page itself say it. */
export const seoDefaults = {
  robots: 'index, follow',
  ogImage: '/og-image.jpg',
  ogType: 'website',
  twitterCard: 'summary_large_image',
  language: 'en',
  viewport: 'width=device-width, initial-scale=1',
  charset: 'utf-8',
} as const;

export const defaultKeywords: readonly string[] = [
  'nurse scheduling software',
  'healthcare staffing',
  'nursing roster',
  'healthcare management',
  'staffing agency software',
];
