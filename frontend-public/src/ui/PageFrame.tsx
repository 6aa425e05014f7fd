import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

/** The bands of a page; the first one clears the fixed navigation. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.root}>{children}</div>
);
