/** Sections of links that the footer shows. */
export const mostFooterSections = 3;
