import { formsOf, type FieldForm } from '../core/http/field-forms.ts';
import { kindsOf, type FieldKind } from '../core/http/field-kinds.ts';
import { isEmpty, isRecord } from '../core/http/field-rules.ts';
import type { FieldError } from '../core/http/problem.ts';

type Class = abstract new () => object;
type Values = Readonly<Record<string, unknown>>;

/** Whatever is not as its field has to be written; a draft may hold such, visitors get nothing of it. */
export function malformedFields(type: Class, content: object): FieldError[] {
  const errors: FieldError[] = [];
  formed(type, content as Values, '', errors);
  return errors;
}

/** The same content as it may be rendered: what is malformed is left out, and an entry of a list emptied. */
export const withoutMalformed = <T extends object>(type: Class, content: T): T =>
  formed(type, content as Values, '', []) as T;

function formed(type: Class, record: Values, parent: string, errors: FieldError[]): Values {
  const own = formsOf(type).map(([name, form]) => [name, ownValue(form, record[name], parent + name, errors)] as const);
  const inner = kindsOf(type).map(([name, kind]) => [name, inside(kind, record[name], parent + name, errors)] as const);
  const changed = [...own, ...inner].filter(([name, value]) => value !== record[name]);
  return changed.length > 0 ? { ...record, ...Object.fromEntries(changed) } : record;
}

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

function inside(kind: FieldKind, value: unknown, field: string, errors: FieldError[]): unknown {
  switch (kind.kind) {
    case 'group':
      return isRecord(value) ? formed(kind.of(), value as Values, `${field}.`, errors) : value;
    case 'rows':
      return entries(value, kind.of, field, errors);
    case 'blocks':
      return entries(
        value,
        ({ type }) => (Object.hasOwn(kind.types, String(type)) ? kind.types[String(type)] : undefined),
        field,
        errors,
      );
    case 'link':
    case 'pick':
    case 'richText':
      return value;
  }
}

function entries(
  value: unknown,
  classOf: (entry: Values) => Class | undefined,
  field: string,
  errors: FieldError[],
): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.map((entry, index) => {
    const type = isRecord(entry) ? classOf(entry as Values) : undefined;
    return type ? formed(type, entry as Values, `${field}.${index}.`, errors) : entry;
  });
  return next.some((entry, index) => entry !== list[index]) ? next : value;
}
