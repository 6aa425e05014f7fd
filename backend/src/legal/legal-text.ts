import type { Block } from '../content/blocks/block-types.ts';
import { withAnchors } from '../content/blocks/anchors.ts';
import type { LegalContent } from './legal-content.dto.ts';
import { filledIn, hasTable, type LegalVariables } from './variables.ts';

/** What a publication says to visitors. */
export interface LegalSnapshot {
  readonly title: string;
  readonly effectiveDate: string | null;
  readonly changeSummary: string | null;
  readonly blocks: Block[];
}

/** What a legal text takes from elsewhere. */
export interface LegalFacts extends Omit<LegalVariables, 'effective_date'> {
  /** The table of cookies and scripts as HTML. */
  readonly table: string;
}

const tableBlock: Block = {
  id: 'cookie-table',
  type: 'richText',
  html: '<h2 id="cookie-table">Cookies and scripts on this site</h2><p>{cookie_table}</p>',
};

/** The text as visitors read it. The privacy policy has the table of cookies, wherever its editor has put it or not. */
export function legalText(slug: string, content: LegalContent, { table, ...names }: LegalFacts): LegalSnapshot {
  const { title, effectiveDate = null, changeSummary = null } = content;
  const own = withAnchors(content.blocks ?? []);
  const blocks = slug === 'privacy' && !hasTable(own) ? [...own, tableBlock] : own;
  const variables = { ...names, effective_date: effectiveDate && inWords(effectiveDate) };
  return { title: title ?? slug, effectiveDate, changeSummary, blocks: filledIn(blocks, variables, table) };
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-02 → November 2, 2026 */
function inWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longDate.format(date);
}
