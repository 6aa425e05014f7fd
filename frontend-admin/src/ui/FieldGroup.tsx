import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  readonly title: string;
  /** Under the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a form, set off by a hairline. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      {note}
      {children}
    </section>
  );
}
