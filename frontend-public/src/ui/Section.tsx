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

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | null | undefined;
  /** A short line above the title. */
  readonly kicker?: string | undefined;
  /** 1 where the section opens the page. Default: 2. */
  readonly level?: 1 | 2;
  /** Title and subtitle side by side on wide screens, 7 to 5. Default: false. */
  readonly split?: boolean;
  readonly children?: ReactNode;
}

export function SectionHead({ id, title, subtitle, kicker, level = 2, split = false, children }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.head} data-split={split || undefined}>
      <div>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <Heading id={id} className={classes.title} data-level={level} tabIndex={level === 1 ? -1 : undefined}>
          {withoutLonelyHours(title)}
        </Heading>
      </div>
      {subtitle?.trim() && <p className={classes.lede}>{subtitle}</p>}
      {children}
    </div>
  );
}

/** Keeps "5 a.m." on one line. */
const withoutLonelyHours = (text: string) => text.replace(/(\d) (?=[ap]\.m\.)/gi, '$1\u00a0');
