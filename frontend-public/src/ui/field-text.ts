import type { HiddenEntry } from '@20x/kit';

/** Text without outer white space, or undefined when nothing is left. */
export const filled = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** The texts that say something, trimmed. Of those that are hidden visitors get nothing. */
export const filledTexts = (texts: readonly (string | HiddenEntry | null)[] | null | undefined): string[] =>
  (texts ?? []).flatMap((text) => (typeof text === 'string' && filled(text)) || []);

/** The rows that can be shown: those that are there and have a text in `field`. */
export function rowsWith<T extends object>(rows: readonly (T | null)[] | null | undefined, field: keyof T): T[] {
  return (rows ?? []).filter((row): row is T => {
    const value = row?.[field];
    return typeof value === 'string' && value.trim() !== '';
  });
}

type Filled<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that say something. */
export function withoutBlanks<T extends object>(values: T): Filled<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Filled<T>;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
