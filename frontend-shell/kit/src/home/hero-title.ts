import type { HeroTitleField } from '@20x/shared/hero-title';
import type { HomeContent } from './home-content';

export interface ThreePartTitle {
  readonly before: string;
  readonly highlight: string;
  readonly after: string;
}
export type HeroTitleFields = Pick<HomeContent, HeroTitleField>;

export const defaultTitle: ThreePartTitle = {
  before: 'Fill the shift.',
  highlight: 'Clear the nurse.',
  after: 'Close the week.',
};

const filled = (text: string | null | undefined) => text?.trim() || undefined;

/** Three parts when all three have text, otherwise the single title, otherwise the fallback. */
export function heroTitle(content: HeroTitleFields): ThreePartTitle | string {
  const before = filled(content.heroTitleBefore);
  const highlight = filled(content.heroTitleHighlight);
  const after = filled(content.heroTitleAfter);
  if (before && highlight && after) return { before, highlight, after };
  return filled(content.heroTitle) ?? defaultTitle;
}
