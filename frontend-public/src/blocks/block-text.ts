import type { HiddenEntry } from '@20x/kit';
import { filled } from '../ui/field-text';

export { filled, rowsWith } from '../ui/field-text';

/** The entries that are there. */
export const present = <T extends object>(rows: readonly (T | null)[] | null | undefined): T[] =>
  (rows ?? []).filter((row) => row !== null);

/** The texts that say something, trimmed. Of those that are hidden visitors get nothing. */
export const filledTexts = (texts: readonly (string | HiddenEntry | null)[] | null | undefined): string[] =>
  (texts ?? []).flatMap((text) => (typeof text === 'string' && filled(text)) || []);

/** An anchor as an id: without its # and without white space; undefined when nothing is left. */
export const anchorId = (anchor: string | null | undefined): string | undefined =>
  filled(anchor)?.replace(/^#/, '').replace(/\s+/g, '-') || undefined;
