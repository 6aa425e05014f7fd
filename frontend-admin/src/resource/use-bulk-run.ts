import { useRef, useState } from 'react';
import type { ResourceRow } from './declarations';

/** Puts one row back as it was. */
export type Undo = () => Promise<unknown>;

/** Something that is done with several rows, one after the other. */
export interface BulkTask<Row> {
  /** "Publishing" */
  readonly doing: string;
  /** "published" */
  readonly done: string;
  /** Throws when it fails; answers how to undo it, or null. */
  readonly run: (row: Row) => Promise<Undo | null>;
}

export interface BulkProgress {
  readonly doing: string;
  readonly handled: number;
  readonly total: number;
}

export interface BulkOutcome {
  readonly done: string;
  readonly total: number;
  readonly succeeded: number;
  readonly failures: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
  readonly isCanceled: boolean;
  /** Null when there is nothing to undo. */
  readonly undo: (() => void) | null;
}

interface RowWords<Row> {
  readonly nameOf: (row: Row) => string;
  readonly reasonOf: (error: unknown) => string;
}

/** Runs tasks over rows: one that fails does not stop the others. */
export function useBulkRun<Row extends ResourceRow>({ nameOf, reasonOf }: RowWords<Row>) {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const isCanceled = useRef(false);

  async function run(rows: readonly Row[], { doing, done, run: handle }: BulkTask<Row>): Promise<void> {
    const failures: BulkOutcome['failures'][number][] = [];
    const undos = new Map<Row, Undo>();
    let handled = 0;
    isCanceled.current = false;
    setOutcome(null);
    for (const row of rows) {
      if (isCanceled.current) break;
      setProgress({ doing, handled, total: rows.length });
      try {
        const undo = await handle(row);
        if (undo) undos.set(row, undo);
      } catch (error) {
        failures.push({ id: row.id, name: nameOf(row), reason: reasonOf(error) });
      }
      handled += 1;
    }
    const undo: BulkTask<Row> = {
      doing: 'Undoing',
      done: 'put back',
      run: async (row) => {
        await undos.get(row)?.();
        return null;
      },
    };
    setProgress(null);
    setOutcome({
      done,
      failures,
      total: rows.length,
      succeeded: handled - failures.length,
      isCanceled: handled < rows.length,
      undo: undos.size > 0 ? () => void run([...undos.keys()], undo) : null,
    });
  }
  return {
    run,
    progress,
    cancel: () => {
      isCanceled.current = true;
    },
    outcome,
    dismiss: () => {
      setOutcome(null);
    },
  };
}

export type BulkRun<Row extends ResourceRow> = ReturnType<typeof useBulkRun<Row>>;
