import { useEffect, useRef, useState } from 'react';
import { idOfRow } from '@20x/shared/row-ids';
import { asList, isSameValue, type Content } from '../../model/content-comparison';
import { useFieldForm } from '../../model/field-form';
import { lastPart, parentPath } from '../../model/declaration-at';
import { newRow } from '../../model/rows';
import { cellsUnder, padded, withCells } from './column-cells';

/** So long a deleted entry can be brought back. */
export const undoForMs = 10_000;

/** What React and the list know an entry by: the id of a row, a number for an entry that has none. */
export type RowKey = string | number;

export interface DeletedRow {
  readonly id: number;
  readonly index: number;
  readonly row: unknown;
  /** Of a column: what the rows have in it, by their ids. */
  readonly cells: ReadonlyMap<string, unknown>;
}

/** A change of a list and of all that goes along with it, each of which puts in entries of its own. */
type Change = <T>(list: readonly T[], entries: readonly T[]) => T[];

const insertAt =
  (index: number): Change =>
  (list, entries) =>
    list.toSpliced(index, 0, ...entries);
const removeAt =
  (index: number): Change =>
  (list) =>
    list.toSpliced(index, 1);
const moveTo =
  (from: number, to: number): Change =>
  (list) =>
    list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/**
 * The operations on one list of the form. A row keeps its key wherever it goes; the caller moves the focus.
 * `cellsAt`: where the rows beside a list of columns have their cells, which go where their column goes.
 */
export function useRows(path: string, cellsAt?: string) {
  const form = useFieldForm();
  const rows = asList(form.useValue(path));
  /** Of entries without an id. */
  const [numbers, setNumbers] = useState<readonly number[]>(() => rows.map((_, index) => index));
  const { deleted, put, take } = useDeletedRows();

  // The list changed elsewhere: by undo, a merge, another view of the same content.
  const newNumbers = (count: number) =>
    Array.from({ length: count }, (_, index) => Math.max(-1, ...numbers) + 1 + index);
  if (numbers.length !== rows.length) {
    setNumbers([...numbers.slice(0, rows.length), ...newNumbers(Math.max(0, rows.length - numbers.length))]);
  }

  /** Refusals point at positions; after rows moved they would point at the wrong one. */
  function write(change: Change, entries: readonly unknown[] = [], cells: DeletedRow['cells'] = new Map()): RowKey {
    const own = newNumbers(entries.length);
    const next = change(now(), entries);
    form.forgetErrorsBelow(path);
    setNumbers(change(numbers, own));
    if (cellsAt) {
      const table = { ...(form.read(parentPath(path)) as Content), [lastPart(path)]: next };
      form.write(
        parentPath(path),
        withCells(table, cellsAt, (row, rowId) =>
          change(
            padded(row, now().length),
            entries.map(() => cells.get(rowId) ?? ''),
          ),
        ),
      );
    } else form.write(path, next);
    return idOfRow(entries[0]) ?? own[0] ?? -1;
  }
  /** The rows at the time of the call. */
  const now = () => asList(form.read(path));

  return {
    rows,
    keys: rows.map((row, index): RowKey => idOfRow(row) ?? numbers[index] ?? -1),
    // An undo of the whole document may have brought one back already.
    deleted: deleted.filter(({ index, row }) => !isBack(rows, row, index)),
    /** Puts entries in, answers the key of the first. */
    insert: (index: number, entries: readonly unknown[]): RowKey => write(insertAt(index), entries.map(newRow)),
    move: (from: number, to: number) => {
      write(moveTo(from, to));
    },
    /** Answers the id under which it can be restored. */
    remove: (index: number): number => {
      const cells = cellsUnder(cellsAt && form.read(parentPath(path)), cellsAt ?? '', index);
      const id = put({ index, row: now()[index], cells });
      write(removeAt(index));
      return id;
    },
    /** Puts a deleted row back and answers where it is. */
    restore: ({ id, index, row, cells }: DeletedRow): { readonly position: number; readonly key: RowKey } => {
      const position = Math.min(index, now().length);
      take(id);
      return { position, key: write(insertAt(position), [row], cells) };
    },
  };
}

/** Whether a deleted entry is in the list again. */
export function isBack(rows: readonly unknown[], row: unknown, index: number): boolean {
  const id = idOfRow(row);
  if (id !== undefined) return rows.some((other) => idOfRow(other) === id);
  return index in rows && isSameValue(rows[index], row);
}

/** Rows that can still be brought back. */
function useDeletedRows() {
  const [deleted, setDeleted] = useState<readonly DeletedRow[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const nextId = useRef(0);
  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
    };
  }, []);

  const take = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setDeleted((all) => all.filter((entry) => entry.id !== id));
  };
  const put = (entry: Omit<DeletedRow, 'id'>): number => {
    const id = nextId.current++;
    setDeleted((all) => [...all, { ...entry, id }]);
    const timer = setTimeout(() => {
      take(id);
    }, undoForMs);
    timers.current.set(id, timer);
    return id;
  };
  return { deleted, put, take };
}
