import { isRecord } from '@20x/shared/hidden';

/** What an editor edits: a JSON object whose fields all may be empty. */
export type Content = Readonly<Record<string, unknown>>;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Null, '', [] and a missing field all mean the same to visitors: the site's default. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const nothing = '""';

/**
 * One text for every way of writing the same content: keys sorted, empty fields left out, and empty texts at the end of a
 * list; those before keep the positions of others.
 */
export function canonical(value: unknown): string {
  if (isEmpty(value)) return nothing;
  if (Array.isArray(value)) {
    const filled = value.slice(0, value.findLastIndex((entry) => !isEmpty(entry)) + 1);
    return filled.length === 0 ? nothing : `[${filled.map(canonical).join(',')}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.keys(value)
    .sort()
    .map((name) => [name, canonical(value[name])] as const)
    .filter(([, text]) => text !== nothing)
    .map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return fields.length === 0 ? nothing : `{${fields.join(',')}}`;
}

export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Names of the top-level fields in which two contents differ, in the order of the first. */
export function changedFields(from: Content, to: Content): string[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => !isSameValue(from[name], to[name]));
}
