import type { LegalVersionSummary } from '@20x/kit';
import { filled } from '../../ui/field-text';
import { isoDay, readableDate } from '../../ui/readable-date';
import { TextLink } from '../../ui/TextLink';
import classes from './VersionList.module.css';

interface VersionListProps {
  readonly slug: string;
  readonly versions: readonly LegalVersionSummary[];
  /** The newest one, which is in force. */
  readonly latest: number | undefined;
}

/** Publications of a legal text, each with the day of its effect and what it changed. */
export function VersionList({ slug, versions, latest }: VersionListProps) {
  return (
    <ol className={classes.root}>
      {versions.map(({ number, effectiveDate, publishedAt, changeSummary }) => {
        const day = filled(effectiveDate) ?? publishedAt;
        return (
          <li key={number}>
            <p className={classes.name}>
              <TextLink to={`/${slug}/versions/${number}`}>Version {number}</TextLink>
              {number === latest && <span className={classes.current}>Current</span>}
            </p>
            <p className={classes.day}>
              {filled(effectiveDate) ? 'Effective' : 'Published on'}{' '}
              <time dateTime={isoDay(day)}>{readableDate(day, 'long')}</time>
            </p>
            {filled(changeSummary) && <p className={classes.summary}>{changeSummary}</p>}
          </li>
        );
      })}
    </ol>
  );
}
