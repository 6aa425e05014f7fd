import { isRecord } from '@20x/shared/hidden';
import { isSameValue, type Content } from '../model/content-comparison';
import { valueAt } from '../model/form-path';

/**
 * The path at which two states differ, when that is one place: `heroTitle`, `faqs.2.answer`. A list whose length changed
 * differs as a whole. Null when several places differ; '' when none does.
 */
export function changedPath(from: unknown, to: unknown): string | null {
  const paths: string[] = [];
  collect(from, to, '', { paths, most: 1 });
  return paths.length > 1 ? null : (paths[0] ?? '');
}

/** Every such path, without those whose values mean the same to visitors. */
export function changedPaths(from: Content, to: Content): string[] {
  const paths: string[] = [];
  collect(from, to, '', { paths, most: Infinity });
  return paths.filter((path) => !isSameValue(valueAt(from, path), valueAt(to, path)));
}

interface Collected {
  readonly paths: string[];
  /** Beyond this many, no more are looked for. */
  readonly most: number;
}

function collect(from: unknown, to: unknown, path: string, collected: Collected): void {
  const { paths, most } = collected;
  if (Object.is(from, to) || paths.length > most) return;
  const inner = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    from.forEach((value, index) => {
      collect(value, to[index], inner(String(index)), collected);
    });
  } else if (isRecord(from) && isRecord(to)) {
    for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
      collect(from[name], to[name], inner(name), collected);
    }
  } else {
    paths.push(path);
  }
}
