import type { HomeContent } from '@20x/kit';
import { rowsWith, withoutBlanks } from '../ui/field-text';
import { defaultContent } from './default-content';

/** Home content with every empty field replaced by its built-in default. */
export type HomeText = Omit<HomeContent, keyof typeof defaultContent> & {
  readonly [K in keyof typeof defaultContent]: NonNullable<HomeContent[K]>;
};

/** Fills every empty field, and every list without a usable row, with the built-in default. */
export function withDefaults(content: HomeContent | null | undefined): HomeText {
  const given: HomeContent = {
    ...content,
    seo: withoutBlanks(content?.seo ?? {}),
    introCards: rowsWith(content?.introCards, 'title'),
    features: rowsWith(content?.features, 'title'),
    outcomes: rowsWith(content?.outcomes, 'title'),
    trustStats: rowsWith(content?.trustStats, 'value'),
    trustBadges: rowsWith(content?.trustBadges, 'title'),
    faqs: rowsWith(content?.faqs, 'question'),
    finalCta: { ...defaultContent.finalCta, ...withoutBlanks(content?.finalCta ?? {}) },
  };
  return { ...defaultContent, ...withoutBlanks(given) };
}
