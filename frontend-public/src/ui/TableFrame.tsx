import type { ReactNode } from 'react';
import classes from './TableFrame.module.css';

interface TableFrameProps {
  /** Names the frame for those who scroll it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A wide table scrolls in here and never widens the page; its first column stays in view. The landmark is the section around it.
 * A table with `data-narrow` does not scroll on a phone. "beside" puts the first cell of a row above the others, and the heads
 * stay in view. "stacked" makes each row a list of its cells behind the names of their columns (`data-column`).
 */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.root} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The heads of a table's columns. */
export const ColumnHeads = ({ names }: { readonly names: readonly (string | undefined)[] }) =>
  names.map((name, index) => (
    <th key={index} scope="col">
      {name}
    </th>
  ));
