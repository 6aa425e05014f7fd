import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  /** Names the landmark. Left out where the section has no heading of its own. */
  readonly labelledBy?: string;
  readonly label?: string;
  /** Default: paper. */
  readonly tone?: 'paper' | 'surface' | 'sunken' | 'ink';
  readonly className?: string;
  readonly children: ReactNode;
}

/** One band of a page: its background, its vertical space and the page's gutters. */
export function Section({ labelledBy, label, tone = 'paper', className, children }: SectionProps) {
  return (
    <section className={classes.root} data-tone={tone} aria-labelledby={labelledBy} aria-label={label}>
      <div className={[classes.wrap, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | null;
  /** Title and subtitle side by side on wide screens, 7 to 5. Default: false. */
  readonly split?: boolean;
  readonly children?: ReactNode;
}

export function SectionHead({ id, title, subtitle, split = false, children }: SectionHeadProps) {
  return (
    <div className={classes.head} data-split={split || undefined}>
      <h2 id={id} className={classes.title}>
        {withoutLonelyHours(title)}
      </h2>
      {subtitle?.trim() && <p className={classes.lede}>{subtitle}</p>}
      {children}
    </div>
  );
}

/** Keeps "5 a.m." on one line. */
const withoutLonelyHours = (text: string) => text.replace(/(\d) (?=[ap]\.m\.)/gi, '$1\u00a0');
