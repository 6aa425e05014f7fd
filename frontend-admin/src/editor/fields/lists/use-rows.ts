import { useEffect, useRef, useState } from 'react';
import { idOfRow } from '@20x/shared/row-ids';
import { asList, isSameValue } from '../../model/content-comparison';
import { useFieldForm } from '../../model/field-form';
import { newRow } from '../../model/rows';

/** So long a deleted entry can be brought back. */
export const undoForMs = 10_000;

/** What React and the list know an entry by: the id of a row, a number for an entry that has none. */
export type RowKey = string | number;

export interface DeletedRow {
  readonly id: number;
  readonly index: number;
  readonly row: unknown;
}

const inserted = <T>(list: readonly T[], index: number, entry: T): T[] => list.toSpliced(index, 0, entry);
const without = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);
const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  inserted(without(list, from), to, list[from] as T);

/** The operations on one list of the form. A row keeps its key wherever it goes; the caller moves the focus. */
export function useRows(path: string) {
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
  function write(next: readonly unknown[], nextNumbers: readonly number[]) {
    form.forgetErrorsBelow(path);
    setNumbers(nextNumbers);
    form.write(path, [...next]);
  }
  /** The rows at the time of the call. */
  const now = () => asList(form.read(path));

  return {
    rows,
    keys: rows.map((row, index): RowKey => idOfRow(row) ?? numbers[index] ?? -1),
    // An undo of the whole document may have brought one back already.
    deleted: deleted.filter(({ index, row }) => !isBack(rows, row, index)),
    /** Puts entries in, answers the key of the first. */
    insert: (index: number, entries: readonly unknown[]): RowKey => {
      const own = newNumbers(entries.length);
      const added = entries.map(newRow);
      write(now().toSpliced(index, 0, ...added), numbers.toSpliced(index, 0, ...own));
      return idOfRow(added[0]) ?? own[0] ?? -1;
    },
    move: (from: number, to: number) => {
      write(moved(now(), from, to), moved(numbers, from, to));
    },
    /** Answers the id under which it can be restored. */
    remove: (index: number): number => {
      const id = put(index, now()[index]);
      write(without(now(), index), without(numbers, index));
      return id;
    },
    /** Puts a deleted row back and answers where it is. */
    restore: ({ id, index, row }: DeletedRow): { readonly position: number; readonly key: RowKey } => {
      const position = Math.min(index, now().length);
      const [number = 0] = newNumbers(1);
      take(id);
      write(inserted(now(), position, row), inserted(numbers, position, number));
      return { position, key: idOfRow(row) ?? number };
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
  const put = (index: number, row: unknown): number => {
    const id = nextId.current++;
    setDeleted((all) => [...all, { id, index, row }]);
    const timer = setTimeout(() => {
      take(id);
    }, undoForMs);
    timers.current.set(id, timer);
    return id;
  };
  return { deleted, put, take };
}
