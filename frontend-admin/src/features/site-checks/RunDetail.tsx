import { Group, Stack, Text, Title } from '@mantine/core';
import { X } from 'lucide-react';
import type { SiteCheckRun } from '../../api/generated';
import { IconButton } from '../../ui/IconButton';
import { clockTime } from '../../ui/clock';
import { uncheckedPages } from '../../ui/unchecked-pages';
import classes from './SiteChecks.module.css';

interface RunDetailProps {
  readonly run: SiteCheckRun;
  readonly titleOf: (rule: string) => string;
  readonly onClose: () => void;
}

/** What was open after one check, by rule. */
export function RunDetail({ run, titleOf, onClose }: RunDetailProps) {
  const { startedAt, finishedAt, pages, rules } = run;
  return (
    <Stack p="lg">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2}>Check of {clockTime(new Date(startedAt))}</Title>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </Group>
      <Text c="var(--ink3)">
        {finishedAt === null
          ? 'This check is running.'
          : `It looked at ${pages === 1 ? '1 page' : `${pages.toLocaleString('en')} pages`} and ended ${clockTime(new Date(finishedAt))}. These findings were open on the whole site.`}
      </Text>
      {uncheckedPages(run) ? <Text>{uncheckedPages(run)}</Text> : null}
      {finishedAt !== null && rules.length === 0 ? <Text>Nothing was open.</Text> : null}
      <dl className={classes.counts}>
        {rules.map(({ rule, open }) => (
          <div key={rule}>
            <dt>{titleOf(rule)}</dt>
            <dd>{open.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
