import type { ReactNode } from 'react';
import classes from './TableFrame.module.css';

interface TableFrameProps {
  /** Names the frame for those who scroll it by keyboard. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A wide table scrolls in here and never widens the page; its first column stays in view. The landmark is the section around it. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.root} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
