import { useEffect, useRef, useState } from 'react';
import { isSameValue } from '../content-comparison';
import { useFieldForm } from './field-form';

const undoForMs = 10_000;

export interface DeletedRow {
  readonly id: number;
  readonly index: number;
  readonly row: unknown;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const inserted = <T>(list: readonly T[], index: number, entry: T): T[] => [
  ...list.slice(0, index),
  entry,
  ...list.slice(index),
];
const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, position) => position !== index);
const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  inserted(without(list, from), to, list[from] as T);

/** The operations on one list of the form. A row keeps its key wherever it goes; the caller moves the focus. */
export function useRows(path: string) {
  const form = useFieldForm();
  const rows = asList(form.useValue(path));
  const [keys, setKeys] = useState<readonly number[]>(() => rows.map((_, index) => index));
  const { deleted, put, take } = useDeletedRows();

  // Somebody else changed the list: undo, a merge, another view of the same content.
  const newKeys = (count: number) => Array.from({ length: count }, (_, index) => Math.max(-1, ...keys) + 1 + index);
  if (keys.length !== rows.length) {
    setKeys(keys.length > rows.length ? keys.slice(0, rows.length) : [...keys, ...newKeys(rows.length - keys.length)]);
  }

  /** Refusals point at positions; after rows moved they would point at the wrong one. */
  function write(next: readonly unknown[], nextKeys: readonly number[]) {
    form.forgetErrorsBelow(path);
    setKeys(nextKeys);
    form.write(path, [...next]);
  }
  /** The rows at the time of the call. */
  const now = () => asList(form.read(path));

  return {
    rows,
    keys,
    // An undo of the whole document may have brought one back already.
    deleted: deleted.filter(({ index, row }) => !(index in rows) || !isSameValue(rows[index], row)),
    /** Puts entries in, answers the key of the first. */
    insert: (index: number, entries: readonly unknown[]): number => {
      const own = newKeys(entries.length);
      const list = now();
      write(
        [...list.slice(0, index), ...entries, ...list.slice(index)],
        [...keys.slice(0, index), ...own, ...keys.slice(index)],
      );
      return own[0] ?? -1;
    },
    move: (from: number, to: number) => {
      write(moved(now(), from, to), moved(keys, from, to));
    },
    /** Answers the id under which it can be restored. */
    remove: (index: number): number => {
      const id = put(index, now()[index]);
      write(without(now(), index), without(keys, index));
      return id;
    },
    /** Puts a deleted row back and answers where it is. */
    restore: ({ id, index, row }: DeletedRow): { readonly position: number; readonly key: number } => {
      const position = Math.min(index, now().length);
      const [key = 0] = newKeys(1);
      take(id);
      write(inserted(now(), position, row), inserted(keys, position, key));
      return { position, key };
    },
  };
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
