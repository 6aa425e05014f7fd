import { isHidden, isRecord } from '../core/http/field-rules.ts';

/** What visitors get of a content: without the sections and the entries of lists, at any depth, that are hidden. */
export function shownContent<T>(content: T): T {
  if (Array.isArray(content)) return content.filter((entry) => !isHidden(entry)).map(shownContent) as T;
  if (!isRecord(content)) return content;
  return Object.fromEntries(Object.entries(content as object).map(([name, value]) => [name, shownContent(value)])) as T;
}

/** Whether a path such as `blocks.2.items.0.title` leads into something hidden. */
export function liesInHidden(content: unknown, path: string): boolean {
  let value = content;
  return path.split('.').some((part) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    return isHidden(value);
  });
}
