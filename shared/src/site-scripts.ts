import { isTrackerId, type TrackerField } from './seo-formats.ts';

/** What a visitor agrees to or declines. */
export const scriptCategories = { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' } as const;
export type ScriptCategory = keyof typeof scriptCategories;
export const categoryNames = Object.keys(scriptCategories) as ScriptCategory[];

/** A script of others that the site's owner runs in visitors' browsers, once they agree. */
export interface SiteScript {
  readonly kind: TrackerField | 'html';
  /** The account with the vendor; of HTML, its name. */
  readonly account: string;
  /** Absent from what a page adds by itself: only that page's document holds it. */
  readonly html?: string;
  readonly purpose: string;
  readonly category: ScriptCategory;
  /** Paths, or `/blog/*` for `/blog` and all below it. Empty: every page. */
  readonly paths: readonly string[];
  /** What it needs beside the hosts that its code names, such as `*.chat.example`. Default: none. */
  readonly hosts?: readonly string[];
}

/** The vendors: where their code comes from, what it is for and what visitors agree to, unless the owner says otherwise. */
export const vendors: Readonly<
  Record<TrackerField, Pick<SiteScript, 'purpose' | 'category'> & { readonly from: string }>
> = {
  googleAnalytics: {
    from: 'https://www.googletagmanager.com',
    purpose: 'Counts visits and shows how the site is used.',
    category: 'statistics',
  },
  googleTagManager: {
    from: 'https://www.googletagmanager.com',
    purpose: 'Loads the measurement tools that are set up there.',
    category: 'marketing',
  },
  facebookPixel: {
    from: 'https://connect.facebook.net',
    purpose: 'Measures advertising on Facebook and Instagram.',
    category: 'marketing',
  },
  linkedinInsight: {
    from: 'https://snap.licdn.com',
    purpose: 'Measures advertising on LinkedIn.',
    category: 'marketing',
  },
};
export const vendorNames = Object.keys(vendors) as TrackerField[];

export const isUsable = ({ kind, account, html }: SiteScript): boolean =>
  kind === 'html' ? Boolean(html?.trim()) : isTrackerId(kind, account);

/** Whether the script belongs to the page of the path. The page for addresses that lead nowhere has the path ''. */
export const isOnPage = ({ paths }: Pick<SiteScript, 'paths'>, path: string): boolean =>
  paths.length === 0 || paths.some((pattern) => matches(pattern.trim(), path));

const matches = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? path !== '' && `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern;

/** What visitors are asked about: a change of it is asked anew. */
export const questionOf = (scripts: readonly SiteScript[]): string =>
  JSON.stringify(scripts.map(({ kind, account, purpose, category }) => [kind, account, purpose, category]));

/** A fingerprint (FNV-1a) of what visitors are asked about. */
export function questionId(scripts: readonly SiteScript[]): string {
  let hash = 0x811c9dc5;
  for (const char of questionOf(scripts)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
