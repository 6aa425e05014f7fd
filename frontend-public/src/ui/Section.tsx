import type { ReactNode } from 'react';
import classes from './Section.module.css';

type SectionTone = 'paper' | 'surface' | 'sunken' | 'ink';

interface SectionProps {
  /** Names the landmark. Left out where the section has no heading of its own. */
  readonly labelledBy?: string | undefined;
  readonly label?: string;
  /** Anchor that links lead to. */
  readonly id?: string | undefined;
  /** Default: paper. */
  readonly tone?: SectionTone;
  readonly className?: string | undefined;
  /** The field or block that it shows first, by `fieldOf`. */
  readonly field?: string | undefined;
  readonly children: ReactNode;
}

/** One band of a page: its background, its vertical space and the page's gutters. */
export function Section({ labelledBy, label, id, tone = 'paper', className, field, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classes.root}
      data-tone={tone}
      data-field={field}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div className={[classes.wrap, className].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
