import { isRecord } from '@20x/shared/hidden';

/** What an editor edits: a JSON object whose fields all may be empty. */
export type Content = Readonly<Record<string, unknown>>;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Null, '', [] and a missing field all mean the same to visitors: the site's default. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** One text for every way of writing the same content: keys sorted, empty fields left out, list positions kept. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(isEmpty(value) ? '' : value);
  const fields = Object.keys(value)
    .filter((name) => !isEmpty(value[name]))
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join(',')}}`;
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || canonical(one) === canonical(other);
}

/** Names of the top-level fields in which two contents differ, in the order of the first. */
export function changedFields(from: Content, to: Content): string[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => !isSameValue(from[name], to[name]));
}
