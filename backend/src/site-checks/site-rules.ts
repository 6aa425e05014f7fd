interface SiteRule {
  readonly title: string;
  /** Why it matters, in one sentence. */
  readonly why: string;
  /** It compares pages with each other, so every run decides it for all pages. Default: false. */
  readonly comparesPages?: boolean;
}

/** What the checks of the whole site look for, in the order in which people read about it. */
export const siteRules = {
  'page-error': { title: 'Pages with errors', why: 'Visitors get an error instead of the page.' },
  'broken-link': { title: 'Broken links', why: 'Visitors who follow a broken link get an error page.' },
  'broken-anchor': { title: 'Broken anchors', why: 'The link opens the page, but not the section it promises.' },
  'redirecting-link': {
    title: 'Redirecting links',
    why: 'Redirects slow visitors down and confuse search engines.',
  },
  'external-link': { title: 'Broken external links', why: 'Visitors who follow the link find nothing.' },
  'missing-title': { title: 'Missing titles', why: 'Search results and browser tabs show the title.' },
  'duplicate-title': {
    title: 'Duplicate titles',
    why: 'People can’t tell pages with the same title apart.',
    comparesPages: true,
  },
  'missing-description': {
    title: 'Missing descriptions',
    why: 'Search engines pick a text from a page without a description.',
  },
  'duplicate-description': {
    title: 'Duplicate descriptions',
    why: 'People can’t tell which page to open when several have the same description.',
    comparesPages: true,
  },
  'missing-alt': {
    title: 'Images without alternative text',
    why: 'Screen readers have nothing to read for these images.',
  },
  'missing-image': { title: 'Missing images', why: 'Visitors see a gap where the image should be.' },
  'large-image': { title: 'Large images', why: 'Heavy images load slowly on phones.' },
  'foreign-image': {
    title: 'Images from other sites',
    why: 'Pages load images from this site only, so visitors see a gap.',
  },
  'orphan-page': {
    title: 'Orphan pages',
    why: 'Visitors can’t reach a page that no other page links to.',
    comparesPages: true,
  },
  'structured-data': {
    title: 'Invalid structured data',
    why: 'Search engines ignore structured data with errors.',
  },
  'risky-claim': { title: 'Claims without proof', why: 'Claims without proof can cost trust or lead to a lawsuit.' },
  placeholder: { title: 'Placeholder text', why: 'Visitors read what someone still has to fill in.' },
} as const satisfies Record<string, SiteRule>;

export type SiteRuleName = keyof typeof siteRules;

export const siteRuleNames = Object.keys(siteRules) as SiteRuleName[];

const comparing: Readonly<Record<string, SiteRule>> = siteRules;
export const comparingRules = siteRuleNames.filter((name) => comparing[name]?.comparesPages);

/** Something that a rule found. */
export interface SiteFinding {
  readonly rule: SiteRuleName;
  readonly path: string;
  /** What it is about, such as the address of a link. */
  readonly subject: string;
  readonly message: string;
}

/** In place of a path: the menu or the footer, which every page shows. */
export const everyPage = '*';
