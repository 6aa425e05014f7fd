import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import classes from './Consequence.module.css';

interface ConsequenceProps {
  /** Names the part of the dialog. */
  readonly label: string;
  /** Default: the label. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** What a step brings with it, in the dialog that asks for the step. */
export function Consequence({ label, title = label, children }: ConsequenceProps) {
  return (
    <section aria-label={label} className={classes.root}>
      <Text fw={600}>{title}</Text>
      {children}
    </section>
  );
}
