import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink';
import classes from './TextLink.module.css';

interface TextLinkProps {
  readonly to: string;
  /** Whether it is printed. Default: true. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A link among words, high enough for a finger. */
export function TextLink({ to, isPrinted = true, children }: TextLinkProps) {
  return (
    <SiteLink to={to} className={classes.root} data-screen-only={isPrinted ? undefined : true}>
      {children}
    </SiteLink>
  );
}
