import { isEmpty, type FieldForm } from '../../core/fields/field-rules.ts';
import type { Class } from '../../core/fields/field-spec.ts';
import { withValues } from '../../core/fields/field-walk.ts';
import type { FieldError } from '../../core/http/problem.ts';

/** Every value that is not written as its field demands; a draft may hold such, visitors get nothing of it. */
export function malformedFields(type: Class, content: object): FieldError[] {
  const errors: FieldError[] = [];
  formed(type, content, errors);
  return errors;
}

/** The same content as it may be rendered: what is malformed is left out, and an entry of a list emptied. */
export const withoutMalformed = <T extends object>(type: Class, content: T): T => formed(type, content, []);

const formed = <T extends object>(type: Class, content: T, errors: FieldError[]): T =>
  withValues(type, content, ({ form }, value, path) => (form ? ownValue(form, value, path, errors) : value));

function ownValue(
  { passes, message, isList }: FieldForm,
  value: unknown,
  field: string,
  errors: FieldError[],
): unknown {
  if (isList) {
    if (!Array.isArray(value)) return value;
    const wrong = value.flatMap((entry: unknown, index) => (passes(entry) ? [] : [index]));
    errors.push(...wrong.map((index) => ({ field: `${field}.${index}`, message })));
    return wrong.length > 0 ? value.map((entry: unknown, index) => (wrong.includes(index) ? '' : entry)) : value;
  }
  if (isEmpty(value) || passes(value)) return value;
  errors.push({ field, message });
  return undefined;
}
