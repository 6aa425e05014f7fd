import { isRecord } from '@20x/shared/hidden';
import { idOfRow } from '@20x/shared/row-ids';

type ChangeCells = (cells: readonly unknown[], rowId: string) => readonly unknown[];

/** A table with the cells of every row changed. `at`: where rows have their cells, as "groups.rows.cells". */
export function withCells(table: unknown, at: string, change: ChangeCells): unknown {
  if (Array.isArray(table)) return table.map((row: unknown) => withCells(row, at, change));
  if (!isRecord(table)) return table;
  const [name = '', ...below] = at.split('.');
  const value = table[name];
  if (below.length > 0) return { ...table, [name]: withCells(value, below.join('.'), change) };
  return Array.isArray(value) ? { ...table, [name]: change(value, idOfRow(table) ?? '') } : table;
}

/** What every row has under one column, by the ids of the rows. */
export function cellsUnder(table: unknown, at: string, column: number): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  withCells(table, at, (cells, rowId) => {
    found.set(rowId, cells[column]);
    return cells;
  });
  return found;
}

/** Cells as long as the list of columns, so that a change of columns meets the same places in both. */
export const padded = (cells: readonly unknown[], columns: number): readonly unknown[] =>
  Array.from({ length: Math.max(cells.length, columns) }, (_, column) => cells[column] ?? '');
