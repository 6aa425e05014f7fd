import { adminApi } from '../../api/generated';
import { Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useUnreadMessages } from '../../api/contact-messages';
import { LoadFailure } from '../../ui/LoadFailure';
import { DefaultsNotice } from './DefaultsNotice';
import { HomeStatus } from './HomeStatus';
import classes from './DashboardPage.module.css';
import { NeedsAttention } from './NeedsAttention';
import { UnreadMessages } from './UnreadMessages';
import { getHomeScreen } from '../../documents/content-types';
import { paths } from '../../paths';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** /admin and /admin/dashboard: what needs attention, and the state of the home page. Only what is known. */
export function DashboardPage() {
  const home = adminApi.useGetContentQuery({ type: 'home-content', ref: 'home' }, fresh);
  const settings = adminApi.useGetSettingsDocumentQuery(undefined, fresh);
  const missed = adminApi.useListMissedSchedulesQuery(undefined, fresh);
  const messages = useUnreadMessages({ fresh: true });
  const error = home.error ?? settings.error ?? missed.error ?? messages.error;
  return (
    <div className={classes.root}>
      <Title order={1}>Dashboard</Title>
      {error ? (
        <LoadFailure
          title="The dashboard could not be loaded"
          error={error}
          onRetry={() => {
            void home.refetch();
            void settings.refetch();
            void missed.refetch();
            if (!messages.isUninitialized) void messages.refetch();
          }}
        />
      ) : null}
      <DefaultsNotice />
      {home.data && settings.data ? (
        <NeedsAttention home={home.data} settings={settings.data} messages={messages.data} missed={missed.data ?? []} />
      ) : null}
      {messages.data ? <UnreadMessages list={messages.data} /> : null}
      {home.data ? <HomeStatus document={home.data} /> : error ? null : <Skeleton h={120} aria-label="Loading" />}
      <section aria-labelledby="quick-links">
        <Title order={2} id="quick-links" className={classes.title}>
          Go to
        </Title>
        <ul className={classes.links}>
          <li>
            <Link to={getHomeScreen().path}>Edit the home page</Link>
            <Text c="var(--ink3)">Hero, buttons, questions and answers</Text>
          </li>
          <li>
            <Link to={paths.settings}>Change the site settings</Link>
            <Text c="var(--ink3)">Brand, navigation, footer texts</Text>
          </li>
        </ul>
      </section>
    </div>
  );
}
