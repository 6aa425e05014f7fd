import type { FieldDeclaration, FieldDeclarations } from './field-declarations';
import { valueAt } from './form-path';

export const isPosition = (part: string) => /^\d+$/.test(part);
export const parentPath = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0));
export const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The declared fields of the object at a path: the content itself, a group, an entry of a list, a block. */
export function fieldsAt(fields: FieldDeclarations, path: string, content: unknown): FieldDeclarations | null {
  if (path === '') return fields;
  const around = declarationAt(fields, isPosition(lastPart(path)) ? parentPath(path) : path, content);
  if (around?.kind === 'rows' || around?.kind === 'group') return around.fields;
  if (around?.kind !== 'blocks') return null;
  const type = valueAt(content, `${path}.type`);
  return (typeof type === 'string' ? around.kinds[type]?.fields : undefined) ?? null;
}

/** What is declared of the field at a path; null for what no editor shows. */
export function declarationAt(fields: FieldDeclarations, path: string, content: unknown): FieldDeclaration | null {
  const name = lastPart(path);
  return fieldsAt(fields, parentPath(path), content)?.[name] ?? null;
}
