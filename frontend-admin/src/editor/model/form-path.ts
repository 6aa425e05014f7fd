const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value at a path such as `faqs.2.answer`; undefined where the path ends early. */
export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, part) => (isObject(value) ? Reflect.get(value, part) : undefined), content);
}

/** Where a value has to be written so that it arrives at `path`: objects on the way that are not there come with it. */
export function reachableWrite(
  content: unknown,
  path: string,
  value: unknown,
): readonly [path: string, value: unknown] {
  const parts = path.split('.');
  let depth = parts.length - 1;
  while (depth > 0 && !isObject(valueAt(content, parts.slice(0, depth).join('.')))) depth -= 1;
  const missing = parts.slice(depth + 1);
  return [parts.slice(0, depth + 1).join('.'), missing.reduceRight((inner, name) => ({ [name]: inner }), value)];
}
