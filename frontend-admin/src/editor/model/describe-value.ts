import { isRecord } from '@20x/shared/hidden';
import { typeOf } from './block-values';
import type { FieldDeclaration, FieldDeclarations } from './field-declarations';
import { iconWords } from './icon-words';
import { allWords, plainWords } from './plain-words';
import { isHiddenText, textOfEntry } from './hidden-entry';

const emptyText = 'Empty';
/** What of an entry is not content. */
const own = ['id', 'type', 'published'];

type Declared = FieldDeclaration | null | undefined;

/** The declared fields of an object in a field, or of an entry of its list. */
function fieldsOf(declaration: Declared, entry: unknown): FieldDeclarations {
  if (declaration?.kind === 'rows' || declaration?.kind === 'group') return declaration.fields;
  const block = declaration?.kind === 'blocks' ? declaration.kinds[typeOf(entry)] : undefined;
  return block?.fields ?? {};
}

/** What a value says, in a line: its texts, one after the other, with the title of a row before them. */
export function entryWords(value: unknown, declaration?: Declared): string {
  if (declaration?.kind === 'icon') return '';
  if (Array.isArray(value)) return plainWords(value.map((entry) => entryWords(entry, declaration)).filter(Boolean));
  if (!isRecord(value)) return plainWords(value);
  const declared = fieldsOf(declaration, value);
  const first = declaration?.kind === 'rows' ? declaration.title : undefined;
  const fields = Object.entries(value).toSorted(([one], [other]) => Number(other === first) - Number(one === first));
  const texts = fields.map(([name, inner]) => (own.includes(name) ? '' : entryWords(inner, declared[name])));
  return plainWords(texts.filter(Boolean));
}

function rowTitle(row: unknown, titleField: string): string {
  const title = (row as Record<string, unknown> | null)?.[titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : 'without a title';
}

/** The value of a field in words, as a change summary shows it. */
export function describeValue(value: unknown, declaration?: Declared): string {
  if (typeof value === 'string' && declaration?.kind === 'choice') return declaration.choices[value] ?? value;
  if (typeof value === 'string' && value !== '' && declaration?.kind === 'icon') return iconWords(value);
  if (typeof value === 'string' && declaration?.kind === 'richText') return allWords(value) || emptyText;
  if (typeof value === 'string') return value === '' ? emptyText : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return emptyText;
  if (isHiddenText(value)) return `Hidden: ${describeValue(value.entry)}`;
  if (!Array.isArray(value)) return entryWords(value, declaration) || 'Changed';
  if (value.length === 0) return emptyText;
  if (declaration?.kind === 'custom' && value.every((entry) => textOfEntry(entry) !== undefined))
    return value.map((entry) => describeValue(entry)).join('\n');
  if (declaration?.kind !== 'rows') return `${value.length} entries`;
  return value.map((row, index) => `${index + 1}. ${rowTitle(row, declaration.title)}`).join('\n');
}
