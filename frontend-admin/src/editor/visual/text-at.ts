import { holds } from '@20x/shared/field-inputs';
import type { FieldDeclarations } from '../model/field-declarations';
import { valueAt } from '../model/form-path';
import { declarationAt, fieldsAt, isPosition, lastPart, parentPath } from '../model/declaration-at';

/** Whether a text that is written on the page belongs at the path: in a declared field or a list of texts, of an entry that is there. */
export function isTextAt(fields: FieldDeclarations, path: string, content: unknown): boolean {
  const [around, name] = [parentPath(path), lastPart(path)];
  if (isPosition(name)) {
    const list = declarationAt(fields, around, content);
    return list !== null && holds(list.kind, 'texts', 'cells') && typeof valueAt(content, path) === 'string';
  }
  const own = fieldsAt(fields, around, content);
  if (!own || !Object.hasOwn(own, name) || !holds(own[name]?.kind, 'text')) return false;
  const parts = around.split('.');
  return parts.every((part, index) => !isPosition(part) || !!valueAt(content, parts.slice(0, index + 1).join('.')));
}

/** Whether an entry of a declared list is there. */
export function isRowAt(fields: FieldDeclarations, path: string, content: unknown): boolean {
  const list = parentPath(path);
  const isList = isPosition(lastPart(path)) && declarationAt(fields, list, content) !== null;
  return isList && Array.isArray(valueAt(content, list)) && valueAt(content, path) !== undefined;
}
