import type { ReactElement } from 'react';
import type { VisitSource, VisitsAnswer } from '../api/generated';
import classes from './VisitRanking.module.css';

interface Row extends Pick<VisitSource, 'views' | 'visitors' | 'conversions'> {
  readonly name: ReactElement;
}

interface VisitRankingProps {
  readonly title: string;
  /** Title of the first column. */
  readonly first: string;
  readonly rows: readonly Row[];
}

/** A table of pages or sources with their numbers. */
export const VisitRanking = ({ title, first, rows }: VisitRankingProps) => (
  <table className={classes.ranking}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">Visitors</th>
        <th scope="col">Views</th>
        <th scope="col">Messages</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, visitors, views, conversions }, index) => (
        <tr key={index}>
          <th scope="row">{name}</th>
          <td>{visitors.toLocaleString('en')}</td>
          <td>{views.toLocaleString('en')}</td>
          <td>{conversions.toLocaleString('en')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const names: Readonly<Record<string, string>> = { direct: 'Direct or unknown', other: 'Others' };
const sourceText = ({ source, campaign }: VisitSource) => (
  <bdi>{[names[source] ?? source, campaign].filter(Boolean).join(' · ')}</bdi>
);

/** Where visitors came from. */
export const SourceRanking = ({ sources }: Pick<VisitsAnswer, 'sources'>) => (
  <VisitRanking
    title="Sources"
    first="Source"
    rows={sources.map((source) => ({ ...source, name: sourceText(source) }))}
  />
);
