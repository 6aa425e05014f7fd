import { useId, type ReactNode } from 'react';
import { Title } from '@mantine/core';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  /** Of the section, for links to it. Default: none. */
  readonly id?: string;
  /** Default: false. */
  readonly hidden?: boolean;
  readonly title: string;
  /** Under the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a form, set off by a hairline. */
export function FieldGroup({ id, hidden = false, title, note, children }: FieldGroupProps) {
  const heading = useId();
  return (
    <section id={id} hidden={hidden} className={classes.root} aria-labelledby={heading}>
      <Title order={2} id={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {note}
      {children}
    </section>
  );
}
