import { useState } from 'react';
import { useTimeout } from '@mantine/hooks';
import { isBack, undoForMs } from '../fields/lists/use-rows';
import { useFieldForm } from '../model/field-form';

/** An entry that can still be brought back. */
export interface Deleted {
  readonly list: string;
  readonly index: number;
  readonly row: unknown;
  /** "Question 3" */
  readonly name: string;
}

/** Keeps the last deleted entry for as long as it can be brought back. */
export function useDeleted() {
  const form = useFieldForm();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const { start, clear } = useTimeout(() => setDeleted(null), undoForMs);
  return {
    deleted,
    keep: (entry: Deleted) => {
      clear();
      setDeleted(entry);
      start();
    },
    /** Brings the deleted entry back and answers where it is; null when it is back already. */
    restore: (): string | null => {
      if (!deleted) return null;
      const { list, row } = deleted;
      const all: unknown = form.read(list);
      const rows: readonly unknown[] = Array.isArray(all) ? all : [];
      const index = Math.min(deleted.index, rows.length);
      clear();
      setDeleted(null);
      if (isBack(rows, row, index)) return null;
      form.forgetErrorsBelow(list);
      form.write(list, rows.toSpliced(index, 0, row));
      return `${list}.${index}`;
    },
  };
}
