import { addressProblem } from '@20x/shared/look-alikes';
import { slugFrom } from '@20x/shared/slug';
import type { FieldForm } from '../../core/fields/field-rules.ts';

/** Most characters of the name of a category or tag. */
export const longestTermName = 60;
const termNameMessage = `Use at most ${longestTermName} characters, with at least one letter from a to z or digit.`;

/** One line; two names that differ only by spaces are the same. */
export const termName = (typed: string) => typed.trim().replace(/\s+/g, ' ');

/** Why it cannot be the name, of which its address is made: names that look alike have one address. Null when it can. */
export function termNameProblem(name: string): string | null {
  const isTooLong = termName(name).length > longestTermName;
  return addressProblem(termName(name)) ?? (isTooLong || slugFrom(name) === '' ? termNameMessage : null);
}

const problemOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? termNameProblem(value) : null;

/** How posts name their categories and tags. */
export const termForm: FieldForm = {
  name: 'term',
  message: (value) => [value].flat().map(problemOf).find(Boolean) ?? termNameMessage,
  passes: (value) => problemOf(value) === null,
  isList: true,
};
