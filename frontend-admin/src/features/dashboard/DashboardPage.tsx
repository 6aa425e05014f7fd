import { Button, Skeleton, Title } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUnreadMessages } from '../../api/contact-messages';
import { adminApi, type ContentStatus } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { allTypes, listedTypes } from '../../documents/content-types';
import { LoadFailure } from '../../ui/LoadFailure';
import { BackupStatus } from './BackupStatus';
import classes from './DashboardPage.module.css';
import { DefaultsNotice } from './DefaultsNotice';
import { HomeStatus } from './HomeStatus';
import { LaunchChecklist } from './LaunchChecklist';
import { NeedsAttention } from './NeedsAttention';
import { UnpublishedWork } from './UnpublishedWork';
import { UnreadMessages } from './UnreadMessages';
import { VisitsSection } from './VisitsSection';
import { useBackupState } from './use-site-health';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** /admin and /admin/dashboard: what needs attention, and where to continue. */
export function DashboardPage() {
  const home = adminApi.useGetContentQuery({ type: 'home-content', ref: 'home' }, fresh);
  const missed = adminApi.useListMissedSchedulesQuery(undefined, fresh);
  const invalid = adminApi.useListInvalidStructuredDataQuery(undefined, fresh);
  const messages = useUnreadMessages({ fresh: true });
  const changed = useNewest('changed');
  const drafts = useNewest('draft');
  const mayReview = useMay(`${dueType?.name}:edit`);
  const due = adminApi.useListContentQuery(
    { type: dueType?.name ?? '', due: 'true', limit: 1 },
    { ...fresh, skip: !mayReview },
  );
  const backups = useBackupState();
  const queries = [home, missed, invalid, messages, changed, drafts, due];
  const error = queries.find((query) => query.error)?.error;
  return (
    <div className={classes.root}>
      <Head />
      {error ? (
        <LoadFailure
          title="The dashboard could not be loaded"
          error={error}
          onRetry={() => {
            for (const query of queries) if (!query.isUninitialized) void query.refetch();
          }}
        />
      ) : null}
      <DefaultsNotice />
      {home.data ? (
        <NeedsAttention
          home={home.data}
          messages={messages.data}
          missed={missed.data ?? []}
          invalid={invalid.data ?? []}
          due={{ total: due.data?.total ?? 0, list: dueType?.list ?? '' }}
        />
      ) : null}
      <LaunchChecklist />
      <VisitsSection />
      <div className={classes.columns}>
        <div className={classes.column}>
          {messages.data ? <UnreadMessages list={messages.data} /> : null}
          {changed.data && drafts.data ? (
            <UnpublishedWork documents={newest([...changed.data.data, ...drafts.data.data])} />
          ) : null}
        </div>
        <div className={classes.column}>
          {home.data ? <HomeStatus document={home.data} /> : error ? null : <Skeleton h={120} aria-label="Loading" />}
          {backups ? <BackupStatus state={backups} /> : null}
        </div>
      </div>
    </div>
  );
}

const Head = () => (
  <header className={classes.head}>
    <Title order={1}>Dashboard</Title>
    <div className={classes.actions}>
      {listedTypes.map(({ name, list, item }) => (
        <Button key={name} component={Link} to={`${list}/new`} variant="default" leftSection={<Plus />}>
          New {item}
        </Button>
      ))}
    </div>
  </header>
);

const shown = 5;
const [firstList] = listedTypes;
const dueType = listedTypes.find(({ hasDue }) => hasDue);

/** The documents of any type in this state that were saved last. */
const useNewest = (status: ContentStatus) =>
  adminApi.useListContentQuery(
    { type: firstList?.name ?? '', also: allTypes.map(({ name }) => name).join(), status, limit: shown },
    fresh,
  );

const newest = <Saved extends { readonly updatedAt: string }>(documents: readonly Saved[]) =>
  documents.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, shown);
