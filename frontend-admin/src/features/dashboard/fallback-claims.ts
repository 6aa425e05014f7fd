import type { HomeContent } from '@20x/kit';
import { neededInRows } from '@20x/kit/field-facts';
import { defaultContent } from '@20x/kit/home/default-content';

type Row = Readonly<Record<string, unknown>>;

/** The lists whose fallback rows promise something, and what visitors read of a row. */
const lists = {
  trustStats: ({ value, label }: Row) => [value, label].filter(Boolean).join(' '),
  trustBadges: ({ title }: Row) => String(title),
} as const;

/** The fallback stats and badges that visitors of this home page see, published as they are or for want of others. */
export function fallbackClaimsIn(home: HomeContent): readonly string[] {
  const hidden: readonly string[] = home.hiddenSections ?? [];
  return Object.entries(lists).flatMap(([list, wordsOf]) => {
    if (hidden.includes('trust') || hidden.includes(list)) return [];
    const name = list as keyof typeof lists;
    const fallback = defaultContent[name].map(wordsOf);
    const own = ((home[name] ?? []) as readonly Row[]).filter((row) => isFilled(row[neededInRows[name]]));
    return own.length === 0 ? fallback : own.map(wordsOf).filter((words) => fallback.includes(words));
  });
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
