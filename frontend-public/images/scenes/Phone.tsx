import type { ReactNode } from 'react';
import classes from './Phone.module.css';

/** A nurse's phone. */
export function Phone({ time, children }: { readonly time: string; readonly children: ReactNode }) {
  return (
    <div className={classes.phone}>
      <div className={classes.status}>
        <time>{time}</time>
        <span>20X</span>
      </div>
      {children}
    </div>
  );
}

export const PhoneNote = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={classes.note}>
    <b>{title}</b>
    {children}
  </div>
);
