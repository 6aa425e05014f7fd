const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isHidden = (entry: unknown) => isObject(entry) && Reflect.get(entry, 'published') === false;

/** What of a hidden section is needed to know its place. */
const kept = ['id', 'type', 'anchor', 'published'];

/**
 * The content without the words of what is hidden; each hidden entry keeps its position, by which the editor names the
 * others.
 */
export function withoutHiddenWords<T>(content: T): T {
  if (isHidden(content))
    return Object.fromEntries(Object.entries(content as object).filter(([name]) => kept.includes(name))) as T;
  return inside(content, withoutHiddenWords);
}

/** The content as visitors get it: hidden entries are left out. */
export function withoutHidden<T>(content: T): T {
  if (Array.isArray(content)) return content.filter((entry) => !isHidden(entry)).map(withoutHidden) as T;
  return inside(content, withoutHidden);
}

function inside<T>(content: T, map: <V>(value: V) => V): T {
  if (Array.isArray(content)) return content.map(map) as T;
  if (!isObject(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, map(value as unknown)])) as T;
}
