import type { Chapter } from '@20x/kit';
import { filled } from '../../ui/field-text';

export { filled, filledTexts, rowsWith } from '../../ui/field-text';

/** The entries that are there. */
export const present = <T extends object>(rows: readonly (T | null)[] | null | undefined): T[] =>
  (rows ?? []).filter((row) => row !== null);

/** An anchor as an id: without its # and without white space; undefined when nothing is left. */
export const anchorId = (anchor: string | null | undefined): string | undefined =>
  filled(anchor)?.replace(/^#/, '').replace(/\s+/g, '-') || undefined;

/** Where links to a chapter lead; its place is that among the chapters that show. */
export const chapterId = ({ anchor }: Chapter, index: number) => anchorId(anchor) ?? `chapter-${index + 1}`;
