// What a page says about itself where its SEO fields are empty and nothing else on the page fills them.
export const defaultRobots = 'index, follow';
export const defaultSocialImage = '/og-image.jpg';
export const defaultOgType = 'website';
export const defaultTwitterCard = 'summary_large_image';
export const defaultLanguage = 'en';
export const defaultViewport = 'width=device-width, initial-scale=1';

export const defaultKeywords: readonly string[] = [
  'nurse scheduling software',
  'healthcare staffing',
  'nursing roster',
  'healthcare management',
  'staffing agency software',
];
