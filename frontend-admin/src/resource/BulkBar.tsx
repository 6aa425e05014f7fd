import { useState } from 'react';
import { Button, Checkbox } from '@mantine/core';
import classes from './BulkBar.module.css';
import type { BulkAction, ResourceRow, Selection } from './declarations';

interface BulkBarProps {
  readonly action: BulkAction;
  readonly rows: readonly ResourceRow[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Chooses every row of the page, and runs the action for the chosen ones. */
export function BulkBar({ action, rows, chosen, onChoose }: BulkBarProps) {
  const [isRunning, setRunning] = useState(false);
  const isAll = chosen.length === rows.length;
  async function run() {
    setRunning(true);
    await action.run(chosen);
    setRunning(false);
  }
  return (
    <div className={classes.root}>
      <Checkbox
        label={chosen.length > 0 ? `${chosen.length} selected` : 'Select all'}
        aria-label={chosen.length > 0 ? `Select all, ${chosen.length} selected` : undefined}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : rows.map(({ id }) => id))}
      />
      {chosen.length > 0 ? (
        <Button variant="default" loading={isRunning} onClick={() => void run()}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}

/** The chosen ones of the rows that show: a row that is gone is not chosen any more. */
export function useSelection(rows: readonly ResourceRow[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = rows.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const selection: Selection = {
    has: (id) => chosen.includes(id),
    toggle: (id) => setIds(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
  };
  return { chosen, selection, choose: setIds };
}
