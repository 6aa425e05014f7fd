import { editorsProperties } from '../core/http/editors-fields.ts';
import { isHidden, isRecord } from '../core/http/field-rules.ts';

/** What visitors get of a content: without what is hidden or for editors alone, at any depth. */
export function shownContent<T>(content: T): T {
  if (Array.isArray(content)) return content.filter((entry) => !isHidden(entry)).map(shownContent) as T;
  if (!isRecord(content)) return content;
  const shown = Object.entries(content as object).filter(([name]) => !editorsProperties.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, shownContent(value)])) as T;
}

/** Whether a path such as `blocks.2.items.0.title` leads into something hidden. */
export function liesInHidden(content: unknown, path: string): boolean {
  let value = content;
  return path.split('.').some((part) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    return isHidden(value);
  });
}
