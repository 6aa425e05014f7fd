/** The lines of the home page's title. */
export const heroTitleLines = ['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter'] as const;

/** Every field of that title: its lines, and the one that replaces them. */
export const heroTitleFields = [...heroTitleLines, 'heroTitle'] as const;
export type HeroTitleField = (typeof heroTitleFields)[number];
