import { isRecord } from '@20x/shared/hidden';
import { changedFields, isSameValue, type Content } from '../model/content-comparison';
import { idOfRow } from '@20x/shared/row-ids';
import type { FieldDeclaration, FieldDeclarations } from '../model/field-declarations';
import { copyOfRow } from '../model/rows';
import { mergeMarkup } from './merge-markup';
import { pairRows, type Versions } from './row-pairs';

interface Divergence {
  /** What both editors started from. */
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/** One field that both changed, to different values. */
export interface Overlap {
  /** Path in the merged content: `heroTitle`, `seo.title`, `faqs.2.answer`, or a whole list. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Of a list: what both started from. */
  readonly base?: readonly unknown[];
}

export interface Merge {
  /** Their content with every field that I changed taken from mine. */
  readonly merged: Content;
  readonly overlaps: readonly Overlap[];
  /** Names of the top-level fields that only they changed. */
  readonly adopted: readonly string[];
}

export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Three-way merge, field by field and row by row. Rows that both inserted at one place follow one another. Only texts that
 * are declared as rich text are merged by paragraph.
 */
export function mergeChanges({ base, mine, theirs }: Divergence, fields: FieldDeclarations = {}): Merge {
  const overlaps: Overlap[] = [];
  const merged = mergeRecords({ base, mine, theirs }, '', { fields, overlaps });
  const changedByMe = changedFields(base, mine);
  const adopted = changedFields(base, theirs).filter((name) => !changedByMe.includes(name));
  return { merged, overlaps, adopted };
}

/** The merged content with the person's choice at every overlap. Default: mine. */
export function settle({ merged, overlaps }: Merge, choices: Readonly<Record<string, Choice>>): Content {
  return overlaps.reduce<Content>((content, overlap) => {
    const { path, theirs } = overlap;
    const choice = choices[path] ?? 'mine';
    if (choice === 'mine') return content;
    return withValue(content, path, choice === 'theirs' ? theirs : both(overlap)) as Content;
  }, merged);
}

/** Whether both sides can be kept: one text or list follows the other. */
export const canKeepBoth = ({ mine, theirs }: Overlap) =>
  (isText(mine) && isText(theirs)) || (Array.isArray(mine) && Array.isArray(theirs));

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function both({ mine, theirs, base = [] }: Overlap): unknown {
  if (isText(mine) && isText(theirs)) return `${mine}${separator(mine, theirs)}${theirs}`;
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const [own, others]: readonly (readonly unknown[])[] = [mine, theirs];
  const isKept = (row: unknown) => own!.some((other) => isSameValue(row, other) || isSameEntry(row, other));
  return [...own!.flatMap((row) => versionsOf(row, others!, base)), ...others!.filter((row) => !isKept(row))];
}

/** One entry after the merge: as the side has it that changed it; where both did, mine and then a copy of theirs. */
function versionsOf(row: unknown, others: readonly unknown[], base: readonly unknown[]): readonly unknown[] {
  const other = others.find((entry) => isSameEntry(row, entry));
  if (other === undefined || isSameValue(row, other)) return [row];
  const before = base.find((entry) => isSameEntry(row, entry));
  if (isSameValue(before, other)) return [row];
  return isSameValue(before, row) ? [other] : [row, copyOfRow(other)];
}

const isSameEntry = (one: unknown, other: unknown) => idOfRow(one) !== undefined && idOfRow(one) === idOfRow(other);
const separator = (mine: string, theirs: string) =>
  mine.startsWith('<') && theirs.startsWith('<') ? '' : (mine + theirs).includes('\n') ? '\n\n' : ' ';

interface RecordContext {
  readonly fields: FieldDeclarations;
  readonly overlaps: Overlap[];
}

interface ValueContext {
  readonly declaration: FieldDeclaration | undefined;
  readonly overlaps: Overlap[];
}

function mergeRecords(
  { base, mine, theirs }: Divergence,
  prefix: string,
  { fields, overlaps }: RecordContext,
): Content {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      mergeValue(
        { base: base[name], mine: mine[name], theirs: theirs[name] },
        prefix === '' ? name : `${prefix}.${name}`,
        { declaration: fields[name], overlaps },
      ),
    ]),
  );
}

function mergeValue({ base, mine, theirs }: Versions<unknown>, path: string, context: ValueContext): unknown {
  const { declaration, overlaps } = context;
  if (isSameValue(base, mine)) return theirs;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isRecord(mine) && isRecord(theirs) && mine.type === theirs.type)
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, path, {
      fields: fieldsOf(declaration, mine),
      overlaps,
    });
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    const rows = mergeRows({ base, mine, theirs }, path, context);
    if (rows) return rows;
  }
  if (declaration?.kind === 'richText' && isText(base) && isText(mine) && isText(theirs)) {
    const text = mergeMarkup({ base, mine, theirs });
    if (text !== null) return text;
  }
  overlaps.push({ path, mine, theirs, ...(Array.isArray(base) && { base }) });
  return mine;
}

/** Null when the list has to be taken as one field. */
function mergeRows(lists: Versions<unknown[]>, path: string, context: ValueContext): unknown[] | null {
  return (
    pairRows(lists)?.map((place, index) => {
      if ('row' in place) return place.row;
      return mergeValue(place, `${path}.${index}`, context);
    }) ?? null
  );
}

/** The fields of a group, of a row or of a block. */
function fieldsOf(declaration: FieldDeclaration | undefined, { type }: Content): FieldDeclarations {
  if (declaration?.kind === 'blocks') return declaration.kinds[String(type)]?.fields ?? {};
  return declaration?.kind === 'group' || declaration?.kind === 'rows' ? declaration.fields : {};
}

/** A copy of the value with another value at the path; what lies beside the path is shared. */
function withValue(container: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue((container as Content | null)?.[name], rest.join('.'), value);
  if (Array.isArray(container)) return container.with(Number(name), inner) as unknown[];
  return { ...(container as Content | null), [name]: inner };
}
