import type { ReactNode } from 'react';
import classes from './SchemaGenerator.module.css';

interface JsonBlockProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** JSON as it is written. */
export const JsonBlock = ({ label, children }: JsonBlockProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <pre className={classes.json} role="group" aria-label={label} tabIndex={0}>
    {children}
  </pre>
);
