import type { ReactNode } from 'react';
import classes from './FieldNote.module.css';

interface FieldNoteProps {
  readonly help?: ReactNode;
  /** Characters used, where they are counted. */
  readonly length?: number;
  readonly limit?: number | undefined;
}

/** The part of a limit from which on the characters are counted. */
const countedFrom = 0.8;

/** Help on the left, characters used on the right once they come near the limit; over it, by how much. */
export function FieldNote({ help, length = 0, limit = Infinity }: FieldNoteProps) {
  const isCounted = length >= limit * countedFrom;
  if (!help && !isCounted) return null;
  const over = length - limit;
  return (
    <span className={classes.note}>
      <span>{help}</span>
      {isCounted ? (
        <span className={classes.count} data-over={over > 0 || undefined}>
          {over > 0 ? `${over} too long to publish` : `${length} / ${limit}`}
        </span>
      ) : null}
    </span>
  );
}
