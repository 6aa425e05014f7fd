import { holds } from '@20x/shared/field-inputs';
import { asBlock } from './block-values';
import type { FieldDeclaration, FieldDeclarations } from './field-declarations';

/** What becomes of one text that people read; `isMarkup`: it is HTML; `path`: its field, such as items.0.title. */
export type TextChange = (text: string, isMarkup: boolean, path: string) => string;

/** A value with every text in it changed that people read; the same object when none is. */
export function mapTexts(value: unknown, fields: FieldDeclarations, change: TextChange, path = ''): unknown {
  const record = asBlock(value);
  const changes = Object.entries(fields).flatMap(([name, field]) => {
    const next = mapField(record[name], field, change, `${path}${name}`);
    return next === record[name] ? [] : [[name, next] as const];
  });
  return changes.length === 0 ? value : { ...record, ...Object.fromEntries(changes) };
}

function mapField(value: unknown, field: FieldDeclaration, change: TextChange, path: string): unknown {
  if (field.kind === 'group') return mapTexts(value, field.fields, change, `${path}.`);
  if (field.kind === 'rows')
    return mapList(value, (row, index) => mapTexts(row, field.fields, change, `${path}.${index}.`));
  if (field.part === 'place' || !holds(field.kind, 'text', 'texts', 'cells')) return value;
  const isMarkup = field.kind === 'richText';
  return Array.isArray(value)
    ? mapList(value, (entry, index) => mapEntry(entry, (text) => change(text, isMarkup, `${path}.${index}`)))
    : mapEntry(value, (text) => change(text, isMarkup, path));
}

/** A text, or one that may be hidden. */
function mapEntry(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  const { entry } = asBlock(value);
  if (typeof entry !== 'string') return value;
  const next = change(entry);
  return next === entry ? value : { ...asBlock(value), entry: next };
}

function mapList(value: unknown, change: (entry: unknown, index: number) => unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = value.map(change);
  return entries.every((entry, index) => entry === value[index]) ? value : entries;
}
