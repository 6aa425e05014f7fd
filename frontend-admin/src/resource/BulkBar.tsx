import { useState, type ReactNode } from 'react';
import { Button, Checkbox } from '@mantine/core';
import classes from './BulkBar.module.css';
import type { ResourceRow, Selection } from './declarations';

interface BulkBarProps {
  readonly rows: readonly ResourceRow[];
  readonly chosen: readonly ResourceRow[];
  readonly onChoose: (ids: readonly string[]) => void;
  /** What can be done with the chosen rows. */
  readonly children: ReactNode;
}

/** Chooses every row of the page, and offers what can be done with the chosen ones. */
export function BulkBar({ rows, chosen, onChoose, children }: BulkBarProps) {
  const isAll = chosen.length === rows.length;
  return (
    <div className={classes.root}>
      <Checkbox
        label={chosen.length > 0 ? `${chosen.length} selected` : 'Select all'}
        aria-label={chosen.length > 0 ? `Select all, ${chosen.length} selected` : undefined}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))}
      />
      {chosen.length > 0 ? children : null}
    </div>
  );
}

interface BulkButtonProps {
  /** "Not spam" */
  readonly label: string;
  readonly onRun: () => Promise<unknown>;
}

/** An action that needs no more questions. */
export function BulkButton({ label, onRun }: BulkButtonProps) {
  const [isRunning, setRunning] = useState(false);
  async function run() {
    setRunning(true);
    await onRun();
    setRunning(false);
  }
  return (
    <Button variant="default" loading={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  );
}

/** The chosen ones of the rows that show: a row that is gone is not chosen any more. */
export function useSelection<Row extends ResourceRow>(rows: readonly Row[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const isChosen = (id: string) => chosen.some((row) => row.id === id);
  const selection: Selection = {
    has: isChosen,
    toggle: (id, isRange = false) => {
      const affected = isRange ? rangeOf(rows, last, id) : [id];
      const others = chosen.flatMap((row) => (affected.includes(row.id) ? [] : [row.id]));
      setIds(isChosen(id) ? others : [...others, ...affected]);
      setLast(id);
    },
  };
  return { chosen, selection, choose: setIds };
}

/** The rows from one to the other, in the order of the list. */
function rangeOf(rows: readonly ResourceRow[], from: string | null, to: string): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
