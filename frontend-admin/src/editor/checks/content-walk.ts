import { isRecord, type Content } from '../content-comparison';

export interface FoundText {
  readonly path: string;
  readonly text: string;
}
export interface FoundRecord {
  readonly path: string;
  readonly record: Content;
}

const below = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** Every text of a content with its path. */
export function textsOf(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((row, index) => textsOf(row, below(path, index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, below(path, name)));
}

/** Every object of a content with its path, the content itself first. */
export function recordsOf(value: unknown, path = ''): FoundRecord[] {
  if (Array.isArray(value)) return value.flatMap((row, index) => recordsOf(row, below(path, index)));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([name, child]) => recordsOf(child, below(path, name)));
  return [{ path, record: value }, ...inner];
}

export const isHtml = (text: string) => /<(p|h[1-6]|ul|ol|a|table|figure|blockquote)[\s>]/i.test(text);
