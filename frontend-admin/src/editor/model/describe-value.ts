import { isRecord } from '@20x/shared/hidden';
import type { FieldDeclaration } from './field-declarations';
import { iconWords } from './icon-words';
import { plainWords } from './plain-words';
import { isHiddenText, textOfEntry } from './hidden-entry';

const emptyText = 'Empty';
const own = ['id', 'type', 'published'];

/** What an entry of a list says, in a line: its texts, one after the other, with that of the field `first` before them. */
export function entryWords(value: unknown, first?: string): string {
  if (Array.isArray(value)) return plainWords(value.map((entry) => entryWords(entry)).filter(Boolean));
  if (!isRecord(value)) return plainWords(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => Number(other === first) - Number(one === first));
  const texts = fields.map(([name, inner]) => (own.includes(name) ? '' : entryWords(inner)));
  return plainWords(texts.filter(Boolean));
}

function rowTitle(row: unknown, titleField: string): string {
  const title = (row as Record<string, unknown> | null)?.[titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
}

/** The value of a field in words, as a change summary shows it. */
export function describeValue(value: unknown, declaration?: FieldDeclaration | null): string {
  if (typeof value === 'string' && declaration?.kind === 'choice') return declaration.choices[value] ?? value;
  if (typeof value === 'string' && value !== '' && declaration?.kind === 'icon') return iconWords(value);
  if (typeof value === 'string') return value === '' ? emptyText : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return emptyText;
  if (isHiddenText(value)) return `Hidden: ${describeValue(value.entry)}`;
  if (!Array.isArray(value)) return entryWords(value) || 'Changed';
  if (value.length === 0) return emptyText;
  if (declaration?.kind === 'custom' && value.every((entry) => textOfEntry(entry) !== undefined))
    return value.map((entry) => describeValue(entry)).join('\n');
  if (declaration?.kind !== 'rows') return `${value.length} entries`;
  return value.map((row, index) => `${index + 1}. ${rowTitle(row, declaration.title)}`).join('\n');
}
