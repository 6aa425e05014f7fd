import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink';
import classes from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly to: string;
  /** Default: primary. `inverse` is for the ink-green band of both themes. */
  readonly variant?: 'primary' | 'secondary' | 'inverse';
  /** 40 px high instead of 48. Default: false. */
  readonly compact?: boolean;
  /** Default: false. */
  readonly newTab?: boolean | null | undefined;
  readonly children: ReactNode;
}

/** A call to action: a link that looks like a button. */
export function ButtonLink({ to, variant = 'primary', compact = false, newTab, children }: ButtonLinkProps) {
  return (
    <SiteLink
      to={to}
      className={classes.root}
      data-variant={variant}
      data-compact={compact || undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </SiteLink>
  );
}
