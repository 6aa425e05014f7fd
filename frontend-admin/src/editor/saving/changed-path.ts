import { isRecord } from '@20x/shared/hidden';

/**
 * The path at which two states differ, when that is one place: `heroTitle`, `faqs.2.answer`. A list whose length changed
 * differs as a whole. Null when several places differ; '' when none does.
 */
export function changedPath(from: unknown, to: unknown): string | null {
  const paths: string[] = [];
  collect(from, to, '', paths);
  return paths.length > 1 ? null : (paths[0] ?? '');
}

function collect(from: unknown, to: unknown, path: string, paths: string[]): void {
  if (Object.is(from, to) || paths.length > 1) return;
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    from.forEach((value, index) => {
      collect(value, to[index], inner(String(index)), paths);
    });
  } else if (isRecord(from) && isRecord(to)) {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      collect(from[name], to[name], inner(name), paths);
    }
  } else {
    paths.push(path);
  }
}
