/**
 * The parts of the home page that can be hidden, in the order of the page. A name is also how the names of its fields
 * begin: `trust` has `trustTitle`, and of its two blocks `trustStats` and `trustBadges` each can be hidden alone.
 */
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

/** The page keeps its title for search engines and screen readers when its hero is hidden. */
const always = 'heroTitle';

/** Whether a field belongs to a hidden section: nothing of it leaves the server. */
export const isHiddenField = (name: string, hidden: readonly HomeSection[]): boolean =>
  !name.startsWith(always) && hidden.some((section) => name.startsWith(section));
