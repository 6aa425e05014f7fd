import type { ReactNode } from 'react';
import { Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { EmptyLink } from './declarations';
import classes from './ListBody.module.css';

/** Rows to come. */
export function ListSkeleton({ what }: { readonly what: string }) {
  return (
    <div role="status" aria-label={`Loading ${what}`} className={classes.skeleton}>
      {[70, 55, 80, 62, 74, 58].map((width) => (
        <div key={width} className={classes.ghost}>
          <Skeleton h={10} w="18%" />
          <Skeleton h={10} w={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

interface EmptyListProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Where to go on from here, if anywhere. */
  readonly link?: EmptyLink | undefined;
}

/** Nothing to show, and why. */
export function EmptyList({ title, children, link }: EmptyListProps) {
  return (
    <div className={classes.empty}>
      <Title order={2} className={classes.emptyTitle}>
        {title}
      </Title>
      <Text c="var(--ink3)">{children}</Text>
      {link ? <Link to={link.to}>{link.label}</Link> : null}
    </div>
  );
}
