import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './ResourceDetail.module.css';

/** Under this width the list keeps the whole screen. */
const narrow = '(max-width: 63.99em)';

interface ResourceDetailProps {
  /** Names the region: "Message". */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface DetailBarProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The line above an open row, which stays in view as it scrolls. */
export const DetailBar = ({ className = '', children }: DetailBarProps) => (
  <header className={`${classes.bar} ${className}`}>{children}</header>
);

/** The open row: beside the list, or as a sheet over it where there is no room. */
export function ResourceDetail({ label, onClose, children }: ResourceDetailProps) {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  if (!isNarrow) {
    return (
      <section aria-label={label} className={classes.beside}>
        {children}
      </section>
    );
  }
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="min(100%, 36rem)">
      <Drawer.Overlay />
      <Drawer.Content aria-label={label} className={classes.sheet}>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
