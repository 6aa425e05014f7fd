import { isSameValue } from './content-comparison';
import type { FieldDeclaration } from './field-declarations';

const emptyText = 'Empty';

function rowTitle(row: unknown, titleField: string): string {
  const title = (row as Record<string, unknown> | null)?.[titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
}

/** The value of a field in words, as a change summary shows it. */
export function describeValue(value: unknown, declaration?: FieldDeclaration): string {
  if (typeof value === 'string') return value === '' ? emptyText : value;
  if (value === null || value === undefined) return emptyText;
  if (!Array.isArray(value)) return 'Changed';
  if (value.length === 0) return emptyText;
  if (declaration?.kind !== 'rows') return `${value.length} entries`;
  return value.map((row, index) => `${index + 1}. ${rowTitle(row, declaration.title)}`).join('\n');
}

/** What happened to a list, in words; null for anything that is not a list. */
export function describeListChange(from: unknown, to: unknown): string | null {
  if (!Array.isArray(from) && !Array.isArray(to)) return null;
  const before: unknown[] = Array.isArray(from) ? from : [];
  const after: unknown[] = Array.isArray(to) ? to : [];
  const added = after.filter((row) => !before.some((other) => isSameValue(row, other))).length;
  const removed = before.filter((row) => !after.some((other) => isSameValue(row, other))).length;
  const changed = Math.min(added, removed);
  const parts = [
    changed > 0 && `${changed} changed`,
    added > changed && `${added - changed} added`,
    removed > changed && `${removed - changed} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'New order';
}
