import { Button } from '@mantine/core';
import type { Deleted } from './use-deleted';
import classes from './VisualEditor.module.css';

interface UndoDeleteProps {
  readonly deleted: Deleted;
  readonly onUndo: () => void;
}

/** Over the page, for as long as the entry can be brought back. */
export function UndoDelete({ deleted, onUndo }: UndoDeleteProps) {
  return (
    <div className={classes.undo}>
      <span>{deleted.name} deleted.</span>
      <Button size="compact-sm" variant="default" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
