import type { SiteCheckRun } from '../api/generated';

/** "Only the first 5,000 of 6,200 pages were checked."; empty: all were. */
export const uncheckedPages = (run: Pick<SiteCheckRun, 'pages' | 'unchecked'> | null | undefined): string =>
  run && run.unchecked > 0
    ? `Only the first ${run.pages.toLocaleString('en')} of ${(run.pages + run.unchecked).toLocaleString('en')} pages were checked.`
    : '';
