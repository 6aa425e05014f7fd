import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | null | undefined;
  /** A short line above the title. */
  readonly kicker?: string | undefined;
  /** 1 where the section opens the page, 3 within a chapter. Default: 2. */
  readonly level?: 1 | 2 | 3;
  /** Title and subtitle side by side on wide screens, 7 to 5. Default: false. */
  readonly split?: boolean;
  readonly children?: ReactNode;
}

/** The title of a section, and what introduces it. */
export function SectionHead({ id, title, subtitle, kicker, level = 2, split = false, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
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
