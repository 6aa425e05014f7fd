import { slugFrom } from '@20x/shared/slug';
import type { FieldForm } from '../../core/fields/field-rules.ts';

/** Most characters of the name of a category or tag. */
export const longestTermName = 60;
export const termNameMessage = `Use at most ${longestTermName} characters, with at least one letter from a to z or digit.`;

/** One line; two names that differ only by spaces are the same. */
export const termName = (typed: string) => typed.trim().replace(/\s+/g, ' ');

/** Its address is made of the name. */
export const isTermName = (name: string) => termName(name).length <= longestTermName && slugFrom(name) !== '';

/** How posts name their categories and tags. */
export const termForm: FieldForm = {
  name: 'term',
  message: termNameMessage,
  passes: (value) => typeof value !== 'string' || value.trim() === '' || isTermName(value),
  isList: true,
};
