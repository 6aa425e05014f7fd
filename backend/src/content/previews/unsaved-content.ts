import { isRecord } from '@20x/shared/hidden';
import { placedRecord } from '@20x/shared/preview-paths';
import { fittedForm } from '../documents/content-validation.ts';

/** What a save of the content would keep; values of a wrong type are left out. */
export async function fitting(type: new () => object, content: object): Promise<object> {
  const { stored, errors } = fittedForm(type, content);
  for (const { field } of errors) leaveOut(stored, field.split('.'));
  return stored;
}

/** Texts that are too long are shown. */
function leaveOut(value: unknown, [name = '', ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return;
  const inner: unknown = Reflect.get(value, name);
  if (rest.length > 0) leaveOut(inner, rest);
  else if (typeof inner !== 'string') Reflect.set(value, name, undefined);
}

/** A copy whose records say where in the content they are, as `$field`; what visitors get of them says it, too. */
export const placed = (content: object): object => withPlaces(content, '') as object;

function withPlaces(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => withPlaces(entry, `${path}.${index}`));
  return isRecord(value) ? placedRecord(value, path, withPlaces) : value;
}
