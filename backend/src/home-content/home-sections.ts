/** The sections of the home page, and the blocks of one, that can be hidden; in the order of the page. */
export const homeSections = [
  'hero',
  'intro',
  'features',
  'outcomes',
  'trust',
  'trustStats',
  'trustBadges',
  'faq',
  'insights',
  'finalCta',
] as const;

export type HomeSection = (typeof homeSections)[number];
