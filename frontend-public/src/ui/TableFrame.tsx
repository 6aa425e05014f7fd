import type { ReactNode } from 'react';
import classes from './TableFrame.module.css';

interface TableFrameProps {
  /** Names the frame for those who scroll it by keyboard. */
  readonly label: string;
  /** On a phone the cells of a row are below each other and nothing scrolls sideways. Default: false. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** A wide table scrolls in here and never widens the page; its first column stays in view. The landmark is the section around it. */
export function TableFrame({ label, stacked = false, children }: TableFrameProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.root} role="group" aria-label={label} data-stacked={stacked || undefined} tabIndex={0}>
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
