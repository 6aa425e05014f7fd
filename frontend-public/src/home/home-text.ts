import type { HomeContent } from '@20x/kit';
import { defaultContent } from './default-content';

/** Home content with every empty field replaced by its built-in default. */
export type HomeText = Omit<HomeContent, keyof typeof defaultContent> & {
  readonly [K in keyof typeof defaultContent]: NonNullable<HomeContent[K]>;
};

/** Text without outer white space, or undefined when nothing is left. */
export const filled = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** The rows that can be shown: those that are there and have a text in `field`. */
export function rowsWith<T extends object>(rows: readonly (T | null)[] | null | undefined, field: keyof T): T[] {
  return (rows ?? []).filter((row): row is T => {
    const value = row?.[field];
    return typeof value === 'string' && value.trim() !== '';
  });
}

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

type Filled<T> = { [K in keyof T]?: NonNullable<T[K]> };

function withoutBlanks<T extends object>(values: T): Filled<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Filled<T>;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
