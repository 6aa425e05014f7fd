import { contentTypes, type ContentOf } from '../../api/fields/content-types.generated';

/** A picked document as a link to it: it is stored by its id, or by the last part of its address. */
export function pickedHref(value: string, target: keyof ContentOf): string {
  if (value === '' || value.startsWith('doc:')) return value;
  const type = contentTypes.find(({ name }) => name === target);
  return type ? type.path.replace('{slug}', value) : value;
}
