import type { HomeContent } from '@20x/kit';
import { neededInRows } from '@20x/kit/field-facts';
import { defaultContent } from '@20x/kit/home/default-content';
import { rowsWith, withoutBlanks } from '../ui/field-text';

/** Home content with every empty field replaced by its fallback. */
export type HomeText = Omit<HomeContent, keyof typeof defaultContent> & {
  readonly [K in keyof typeof defaultContent]: NonNullable<HomeContent[K]>;
};

/** Fills every empty field, and every list without a usable row, with the fallback. */
export function withDefaults(content: HomeContent | null | undefined): HomeText {
  const given: HomeContent = {
    ...content,
    ...usableRows(content),
    seo: withoutBlanks(content?.seo ?? {}),
    finalCta: { ...defaultContent.finalCta, ...withoutBlanks(content?.finalCta ?? {}) },
  };
  return { ...defaultContent, ...withoutBlanks(given) };
}

type Rows = readonly (Readonly<Record<string, unknown>> | null)[];

const usableRows = (content: HomeContent | null | undefined): HomeContent =>
  Object.fromEntries(
    Object.entries(neededInRows).map(([list, field]) => [
      list,
      rowsWith(content?.[list as keyof typeof neededInRows] as Rows | null | undefined, field),
    ]),
  );
