import type { Content } from './content-comparison';
import type { FieldDeclarations } from './field-declarations';
import { fieldLabel } from './field-labels';

function linesOf(path: string, value: unknown, fields: FieldDeclarations): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${fieldLabel(fields, path)}:\n${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => linesOf(`${path}.${name}`, inner, fields));
}

/** The named fields as text that can be pasted anywhere: labels and what was typed. */
export function plainText(names: readonly string[], content: Content, fields: FieldDeclarations): string {
  return names.flatMap((name) => linesOf(name, content[name], fields)).join('\n\n');
}
