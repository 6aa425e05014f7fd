import { useEffect, useRef, useState } from 'react';
import { useEditorContext } from './EditorContext';

const undoForMs = 10_000;

interface DeletedRow {
  readonly id: number;
  readonly index: number;
  readonly row: unknown;
}

/** The operations on one list of the form. Fields follow their row; the caller moves the focus. */
export function useRows(path: string) {
  const { form } = useEditorContext();
  const value = form.useWatchValue(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const [deleted, setDeleted] = useState<readonly DeletedRow[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const nextId = useRef(0);

  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
    };
  }, []);

  const write = (next: readonly unknown[]) => {
    form.setFieldValue(path, [...next], { forceUpdate: false });
  };
  /** Refusals point at positions; after rows moved they would point at the wrong one. */
  const shift = (next: readonly unknown[]) => {
    const kept = Object.entries(form.errors).filter(([name]) => !name.startsWith(`${path}.`));
    form.setErrors(Object.fromEntries(kept));
    write(next);
  };
  const forget = (id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setDeleted((all) => all.filter((entry) => entry.id !== id));
  };

  return {
    rows,
    deleted,
    add: () => {
      write([...rows, {}]);
    },
    duplicate: (index: number) => {
      shift([...rows.slice(0, index + 1), structuredClone(rows[index]), ...rows.slice(index + 1)]);
    },
    /** Whether the row could move that way. */
    move: (index: number, by: -1 | 1): boolean => {
      const target = index + by;
      if (target < 0 || target >= rows.length) return false;
      const next = rows.filter((_, position) => position !== index);
      next.splice(target, 0, rows[index]);
      shift(next);
      return true;
    },
    /** Answers the id under which it can be restored. */
    remove: (index: number): number => {
      const id = nextId.current++;
      setDeleted((all) => [...all, { id, index, row: rows[index] }]);
      timers.current.set(
        id,
        setTimeout(() => {
          forget(id);
        }, undoForMs),
      );
      shift(rows.filter((_, position) => position !== index));
      return id;
    },
    /** Puts a deleted row back and answers its position. */
    restore: ({ id, index, row }: DeletedRow): number => {
      const position = Math.min(index, rows.length);
      forget(id);
      shift([...rows.slice(0, position), row, ...rows.slice(position)]);
      return position;
    },
  };
}

export type { DeletedRow };
