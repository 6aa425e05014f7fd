import { isEmpty, type FieldForm } from '../../core/fields/field-rules.ts';
import type { Class } from '../../core/fields/field-spec.ts';
import { withValues } from '../../core/fields/field-walk.ts';

/** The same content as it may be rendered: a draft's malformed value is left out, and an entry of a list emptied. */
export const withoutMalformed = <T extends object>(type: Class, content: T): T =>
  withValues(type, content, ({ form }, value) => (form ? wellFormed(form, value) : value));

function wellFormed({ passes, isList }: FieldForm, value: unknown): unknown {
  if (!isList) return isEmpty(value) || passes(value) ? value : undefined;
  if (!Array.isArray(value) || value.every((entry) => passes(entry))) return value;
  return value.map((entry: unknown) => (passes(entry) ? entry : ''));
}
