import { useState } from 'react';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminApi, type VisitedPage, type VisitsAnswer } from '../../api/generated';
import { paths } from '../../ui/paths';
import { SourceRanking, VisitRanking } from '../../visits/VisitRanking';
import { PeriodChoice, VisitSummary, type Period } from '../../visits/VisitSummary';
import classes from './VisitsSection.module.css';
import dashboard from './DashboardPage.module.css';

/** What visitors looked at and where they came from; nothing until it is known. */
export function VisitsSection() {
  const [days, setDays] = useState<Period>(7);
  const { data } = adminApi.useGetVisitsQuery({ days }, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <section aria-labelledby="visits">
      <div className={dashboard.head}>
        <Title order={2} id="visits" className={dashboard.title}>
          Visits
        </Title>
        <PeriodChoice days={days} onChange={setDays} />
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
      <VisitSummary visits={visits} />
      <div className={classes.lists}>
        <VisitRanking title="Top pages" first="Page" rows={pages.map((page) => ({ ...page, name: pageLink(page) }))} />
        <SourceRanking sources={sources} />
      </div>
      <p className={dashboard.more}>
        Days begin at midnight UTC. A visitor who comes back on another day counts again. Messages count for the page
        where the visit began.
      </p>
    </>
  );
}

const pageLink = ({ path }: VisitedPage) => (
  <a href={path} target="_blank" rel="noopener">
    {path}
  </a>
);
