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

/** What search engines are told about a preview, in its header and in its page. */
export const previewRobots = 'noindex, nofollow';

/** The Open Graph type of a page without its own: posts are articles. */
export const ogTypeAt = (path: string) => (path.startsWith('/blog/') ? 'article' : seoDefaults.ogType);

export const defaultKeywords: readonly string[] = [
  'nurse scheduling software',
  'healthcare staffing',
  'nursing roster',
  'healthcare management',
  'staffing agency software',
];
