import { useCurrentHeading } from './useCurrentHeading';
import classes from './Contents.module.css';

/** Where links back to the contents lead. */
export const contentsId = 'contents-list';

export interface ContentsEntry {
  /** Id of the heading or section. */
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  /** Default: false. */
  readonly numbered?: boolean;
}

/** The contents of a long text; at 1100 px and wider they stay in view and mark where the reader is. */
export function Contents({ entries, numbered = false }: ContentsProps) {
  const current = useCurrentHeading(entries);
  return (
    <nav id={contentsId} className={classes.root} aria-label="Contents">
      <p className={classes.title} aria-hidden>
        Contents
      </p>
      <ol data-numbered={numbered || undefined}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
