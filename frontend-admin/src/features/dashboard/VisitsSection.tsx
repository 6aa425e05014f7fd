import { useState, type ReactElement } from 'react';
import { SegmentedControl, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminApi, type VisitedPage, type VisitsAnswer, type VisitSource } from '../../api/generated';
import { paths } from '../../ui/paths';
import classes from './VisitsSection.module.css';
import dashboard from './DashboardPage.module.css';

/** What visitors looked at and where they came from; nothing until it is known. */
export function VisitsSection() {
  const [days, setDays] = useState<7 | 28>(7);
  const { data } = adminApi.useGetVisitsQuery({ days }, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <section aria-labelledby="visits">
      <div className={dashboard.head}>
        <Title order={2} id="visits" className={dashboard.title}>
          Visits
        </Title>
        <SegmentedControl
          aria-label="Period"
          size="xs"
          value={String(days)}
          onChange={(value) => setDays(value === '28' ? 28 : 7)}
          data={[
            { value: '7', label: '7 days' },
            { value: '28', label: '28 days' },
          ]}
        />
      </div>
      {data.isCounting ? null : (
        <p className={dashboard.more}>
          Counting is off. <Link to={`${paths.settings}#visits`}>Turn it on in the settings</Link>
        </p>
      )}
      <Numbers visits={data} />
    </section>
  );
}

function Numbers({ visits }: { readonly visits: VisitsAnswer }) {
  const { total, before, pages, sources } = visits;
  if (total.views + before.views + total.conversions === 0)
    return <p className={dashboard.more}>No visits yet. Your own visits aren’t counted while you are signed in.</p>;
  return (
    <>
      <dl className={classes.numbers}>
        <Total title="Visitors" now={total.visitors} before={before.visitors} />
        <Total title="Views" now={total.views} before={before.views} />
        <Total title="Messages" now={total.conversions} before={before.conversions} />
      </dl>
      <div className={classes.lists}>
        <Ranking title="Top pages" first="Page" rows={pages.map((page) => ({ ...page, name: pageLink(page) }))} />
        <Ranking
          title="Sources"
          first="Source"
          rows={sources.map((source) => ({ ...source, name: sourceText(source) }))}
        />
      </div>
      <p className={dashboard.more}>
        Days begin at midnight UTC. A visitor who comes back on another day counts again. Messages count for the page
        they were sent from.
      </p>
    </>
  );
}

interface TotalProps {
  readonly title: string;
  readonly now: number;
  readonly before: number;
}

/** A number against the period before. */
const Total = ({ title, now, before }: TotalProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {now.toLocaleString('en')}{' '}
      <span className={classes.change}>{before.toLocaleString('en')} in the period before</span>
    </dd>
  </div>
);

const pageLink = ({ path }: VisitedPage) => (
  <a href={path} target="_blank" rel="noopener">
    {path}
  </a>
);

const names: Readonly<Record<string, string>> = { direct: 'Direct or unknown', other: 'Others' };
const sourceText = ({ source, campaign }: VisitSource) => (
  <bdi>{[names[source] ?? source, campaign].filter(Boolean).join(' · ')}</bdi>
);

interface Row extends Omit<VisitedPage, 'path'> {
  readonly name: ReactElement;
}

interface RankingProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly Row[];
}

const Ranking = ({ title, first, rows }: RankingProps) => (
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
