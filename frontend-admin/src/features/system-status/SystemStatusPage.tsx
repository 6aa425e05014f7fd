import type { ReactNode } from 'react';
import { Button, Group, Table, Text, Title } from '@mantine/core';
import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { adminApi, type SystemFinding, type SystemStatus } from '../../api/generated';
import { LoadFailure } from '../../ui/LoadFailure';
import { clockTime } from '../../ui/clock';
import classes from './SystemStatus.module.css';

const marks = {
  ok: { icon: CircleCheck, word: 'OK' },
  warning: { icon: TriangleAlert, word: 'Warning' },
  error: { icon: CircleAlert, word: 'Error' },
} as const satisfies Record<SystemFinding['state'], object>;

/** /admin/settings/system-status: how the installation does, for those who operate it. */
export function SystemStatusPage() {
  const { data, error, isFetching, refetch } = adminApi.useGetSystemStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={classes.root}>
      <Group justify="space-between">
        <Title order={1}>System status</Title>
        <Button variant="default" leftSection={<RefreshCw />} loading={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </Group>
      {error ? <LoadFailure title="Could not check the system" error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Status {...data} /> : null}
      {!data && isFetching ? <Text role="status">Checking…</Text> : null}
    </div>
  );
}

const Status = ({ findings, queues, backEnds, databaseBytes }: SystemStatus) => (
  <>
    <Part title="Checks">
      <ul className={classes.findings}>
        {findings.map((finding) => (
          <Finding key={finding.name} {...finding} />
        ))}
      </ul>
    </Part>
    <Part title="Back ends and database">
      <Text>
        {backEnds.length === 1 ? '1 back end is' : `${backEnds.length} back ends are`} connected, since{' '}
        {backEnds.map((since) => clockTime(new Date(since))).join(', ')}. The database holds{' '}
        {Math.ceil(databaseBytes / 1024 ** 2).toLocaleString('en')} MB.
      </Text>
    </Part>
    <Part title="Jobs" note="As counted within the last minute. A failed job was tried six times.">
      <Table.ScrollContainer minWidth={360}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Queue</Table.Th>
              <Table.Th ta="end">Waiting</Table.Th>
              <Table.Th ta="end">Running</Table.Th>
              <Table.Th ta="end">Failed</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {queues.map(({ queue, ready, active, failed }) => (
              <Table.Tr key={queue}>
                <Table.Td>{queue}</Table.Td>
                {[ready, active, failed].map((count, index) => (
                  <Table.Td key={index} ta="end">
                    {count.toLocaleString('en')}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Part>
  </>
);

function Finding({ name, state, text, advice }: SystemFinding) {
  const { icon: Icon, word } = marks[state];
  return (
    <li className={classes.finding} data-state={state}>
      <Icon role="img" aria-label={word} />
      <div>
        <b>{name}</b>
        <p>{text}</p>
        {advice ? <p>{advice}</p> : null}
      </div>
    </li>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => (
  <section aria-label={title}>
    <Title order={2} className={classes.title}>
      {title}
    </Title>
    {note ? <Text c="var(--ink3)">{note}</Text> : null}
    {children}
  </section>
);
