import type { ReactNode, Ref } from 'react';
import classes from './Banner.module.css';

interface BannerProps {
  readonly tone: 'danger' | 'notice';
  /** Announced at once. Default: only for danger. */
  readonly role?: 'alert' | 'status';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message that stays until the person deals with it. */
export function Banner({ tone, role, title, children, actions, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classes.root}
      data-tone={tone}
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
    >
      <p className={classes.title}>{title}</p>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
