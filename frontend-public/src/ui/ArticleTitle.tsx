import type { ReactNode } from 'react';
import classes from './ArticleTitle.module.css';
import section from './Section.module.css';

interface ArticleTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lede?: string | null | undefined;
  /** One line: who, when, which. */
  readonly facts: ReactNode;
  /** Stands above the title. Default: nothing. */
  readonly children?: ReactNode;
}

/** The title of a text that fills its page, and what is to be known about it before reading. */
export function ArticleTitle({ id, title, lede, facts, children }: ArticleTitleProps) {
  return (
    <div className={classes.root}>
      {children}
      <h1 id={id} className={section.title} data-level="1" tabIndex={-1}>
        {title}
      </h1>
      {lede && <p className={section.lede}>{lede}</p>}
      <p className={classes.facts}>{facts}</p>
    </div>
  );
}
