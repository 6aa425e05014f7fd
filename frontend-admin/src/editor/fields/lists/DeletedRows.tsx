import { Button } from '@mantine/core';
import { capitalized } from '../../model/plain-words';
import classes from './RowList.module.css';
import type { DeletedRow } from './use-rows';

interface DeletedRowsProps {
  readonly entries: readonly DeletedRow[];
  readonly item: string;
  readonly onUndo: (entry: DeletedRow) => void;
}

/** Stands where the rows were, for as long as they can be brought back. */
export function DeletedRows({ entries, item, onUndo }: DeletedRowsProps) {
  return entries.map((entry) => (
    <li key={entry.id} className={classes.undo}>
      <span>
        {capitalized(item)} {entry.index + 1} deleted.
      </span>
      <Button
        variant="subtle"
        data-undo={entry.id}
        onClick={() => {
          onUndo(entry);
        }}
      >
        Undo
      </Button>
    </li>
  ));
}
