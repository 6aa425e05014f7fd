import { isRecord } from '@20x/shared/hidden';
import { placedRecord } from '@20x/shared/preview-paths';
import { classWithin, isTyped, specOf, type Class, type FieldSpec } from '../../core/fields/field-spec.ts';
import { fittedForm } from '../documents/content-validation.ts';

/** What a save of the content would keep; values of a wrong type are left out. */
export function fitting(type: new () => object, content: object): object {
  const { stored, errors } = fittedForm(type, content);
  for (const { field } of errors) leaveOut(stored, field.split('.'), { type });
  return stored;
}

/** Texts that are too long are shown. A value is of a class, or a list of what a field holds. */
function leaveOut(
  value: unknown,
  [name = '', ...rest]: readonly string[],
  { type, list }: { readonly type?: Class | undefined; readonly list?: FieldSpec | undefined },
): void {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return;
  const inner: unknown = Reflect.get(value, name);
  const spec = list ?? (type && specOf(type, name));
  const isText = spec !== undefined && (isTyped(spec) || (list !== undefined && spec.kind === 'texts'));
  if (rest.length > 0)
    leaveOut(inner, rest, {
      type: spec && classWithin(spec, inner),
      list: Array.isArray(inner) ? spec : undefined,
    });
  else if (!isText || typeof inner !== 'string') Reflect.set(value, name, undefined);
}

/** A copy whose records say where in the content they are, as `$field`; what visitors get of them says it, too. */
export const placed = (content: object): object => withPlaces(content, '') as object;

function withPlaces(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => withPlaces(entry, `${path}.${index}`));
  return isRecord(value) ? placedRecord(value, path, withPlaces) : value;
}
