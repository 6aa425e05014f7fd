import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  /** Half the space between bands, for pages of many short ones. Default: false. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** The bands of a page; the first one clears the fixed navigation. */
export const PageFrame = ({ dense = false, children }: PageFrameProps) => (
  <div className={classes.root} data-dense={dense || undefined}>
    {children}
  </div>
);
