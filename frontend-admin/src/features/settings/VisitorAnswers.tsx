import { Button, Text } from '@mantine/core';
import { scriptCategories, categoryNames } from '@20x/shared/site-scripts';
import { adminApi, type BlockedHost, type ConsentSummary } from '../../api/generated';
import { useExport } from '../../documents/use-export';
import { reasonOf } from '../../ui/LoadFailure';
import classes from './Log.module.css';

const fresh = { refetchOnMountOrArgChange: true };
const times = (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`);

/** What visitors answered, with the proof of it, and what their browsers blocked. Closed at first, so that nothing moves. */
export const VisitorAnswers = () => (
  <div className={classes.logs}>
    <details className={classes.log}>
      <summary>Visitor answers</summary>
      <Answers />
    </details>
    <details className={classes.log}>
      <summary>Blocked hosts</summary>
      <Blocked />
    </details>
  </div>
);

function Answers() {
  const { isLoading, save } = useExport();
  const { currentData: summary, error } = adminApi.useGetConsentsQuery(undefined, fresh);
  if (error) return <Text role="alert">{reasonOf(error)}</Text>;
  if (!summary) return null;
  return (
    <>
      <Text size="sm">{wordsOf(summary)}</Text>
      <Button variant="default" mt="xs" loading={isLoading} onClick={() => void save('/api/admin/consents/csv')}>
        Export answers (CSV)
      </Button>
    </>
  );
}

function wordsOf({ answers, declined, ...accepted }: ConsentSummary): string {
  if (answers === 0) return 'Nobody answered in the last 30 days.';
  const [accepts, declines] = [answers - declined, declined].map((count) => count.toLocaleString('en-US'));
  const parts = categoryNames
    .filter((name) => accepted[name] > 0)
    .map((name) => `${scriptCategories[name].toLowerCase()} ${accepted[name].toLocaleString('en-US')}`);
  const which = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return `In the last 30 days, ${accepts} accepted${which} and ${declines} declined.`;
}

function Blocked() {
  const { currentData: hosts, error } = adminApi.useListBlockedHostsQuery(undefined, fresh);
  if (error) return <Text role="alert">{reasonOf(error)}</Text>;
  if (!hosts) return null;
  if (hosts.length === 0) return <Text size="sm">Browsers blocked nothing in the last 30 days.</Text>;
  return (
    <>
      <Text size="sm">
        Pages tried to load from these hosts in the last 30 days. Add those you trust to the hosts of their script.
      </Text>
      <ul aria-label="Blocked hosts" className={classes.addresses}>
        {hosts.map((blocked) => (
          <Host key={blocked.host} {...blocked} />
        ))}
      </ul>
    </>
  );
}

const Host = ({ host, directives, reports, page, lastDay }: BlockedHost) => (
  <li>
    <code>{host}</code> {times(reports)} ({directives.join(', ')}), last on {lastDay} at <code>{page}</code>
  </li>
);
