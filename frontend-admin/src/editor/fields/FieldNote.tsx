import type { ReactNode } from 'react';
import classes from './FieldNote.module.css';

interface FieldNoteProps {
  readonly help?: ReactNode;
  /** Characters used, where they are counted. */
  readonly length?: number;
  readonly limit?: number | undefined;
}

/** Help on the left, characters used on the right; over the limit it says by how much. */
export function FieldNote({ help, length = 0, limit }: FieldNoteProps) {
  if (!help && !limit) return null;
  const over = limit ? length - limit : 0;
  return (
    <span className={classes.note}>
      <span>{help}</span>
      {limit ? (
        <span className={classes.count} data-over={over > 0 || undefined}>
          {over > 0 ? `${over} too long to publish` : `${length} / ${limit}`}
        </span>
      ) : null}
    </span>
  );
}
