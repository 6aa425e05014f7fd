import { isRecord } from './hidden.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether an entry of a list is a row, which has an id. A hidden entry of a plain list is an object, too, and has none. */
export const isRow = (entry: unknown): entry is Values => isRecord(entry) && !('entry' in entry);

/** The id of a row; undefined for a row without one, and for entries of plain lists. */
export const idOfRow = (entry: unknown): string | undefined =>
  isRow(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : undefined;

/**
 * The same content with an id for every row. The first row with an id keeps it. Any other takes the id of the equal row of
 * `before`, else of the row at its place there, else one that follows from what it says, so that a repeated request
 * stays the same content.
 */
export function withRowIds<T>(content: T, before?: unknown): T {
  if (Array.isArray(content)) return rowsWithIds(content, Array.isArray(before) ? before : []) as T;
  if (!isRecord(content)) return content;
  const past = isRecord(before) ? before : {};
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, withRowIds(value, past[name])])) as T;
}

function rowsWithIds(list: readonly unknown[], before: readonly unknown[]): unknown[] {
  const ids = idsOf(list, before);
  return list.map((row, at) => {
    if (!isRow(row)) return row;
    const id = ids[at];
    return withRowIds(
      { ...row, id },
      before.find((past) => idOfRow(past) === id),
    );
  });
}

function idsOf(list: readonly unknown[], before: readonly unknown[]): readonly (string | undefined)[] {
  const given = list.map(idOfRow).map((id, at, all) => (all.indexOf(id) === at ? id : undefined));
  if (list.every((row, at) => given[at] !== undefined || !isRow(row))) return given;
  const used = new Set(given);
  const past = before.map((row) => ({ id: idOfRow(row), text: textOf(row) }));
  const take = (id: string | undefined) => {
    if (id === undefined || used.has(id)) return undefined;
    used.add(id);
    return id;
  };
  const texts = list.map(textOf);
  const takeEqual = (text: string | undefined) => take(past.find((row) => row.text === text && !used.has(row.id))?.id);
  const found = given.map((id, at) => id ?? takeEqual(texts[at]));
  const placed = found.map((id, at) => id ?? take(past[at]?.id));
  return placed.map((id, at) => id ?? newId(texts[at] ?? '', used));
}

function newId(text: string, used: Set<string | undefined>): string {
  const name = hash(text);
  let id = name;
  for (let copy = 2; used.has(id); copy += 1) id = `${name}-${copy}`;
  used.add(id);
  return id;
}

/** What a row says, whatever the order of its fields and the ids in it. */
function textOf(row: unknown): string {
  if (Array.isArray(row)) return `[${row.map(textOf).join()}]`;
  if (!isRecord(row)) return JSON.stringify(row ?? null);
  const filled = Object.entries(row).filter(([name, value]) => name !== 'id' && value !== null && value !== undefined);
  const texts = filled.map(([name, value]) => `${name}:${textOf(value)}`);
  return `{${texts.sort().join()}}`;
}

/** FNV-1a in two lanes, as 16 hexadecimal digits: ids only have to differ within one list. */
function hash(text: string): string {
  const lane = (seed: number) => {
    let value = seed;
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return lane(0x811c9dc5) + lane(0x1b873593);
}
