import { Title } from '@mantine/core';
import type { BackupState } from '../../api/generated';
import { clockTime } from '../../ui/clock';
import classes from './DashboardPage.module.css';

const timeOf = (at: string | null) => (at === null ? 'None yet' : clockTime(new Date(at)));

/** When the site could last be restored. */
export function BackupStatus({ state: { madeAt, verifiedAt } }: { readonly state: BackupState }) {
  return (
    <section aria-labelledby="backup-status">
      <Title order={2} id="backup-status" className={classes.title}>
        Backups
      </Title>
      <dl className={classes.facts}>
        <dt>Last backup</dt>
        <dd>{timeOf(madeAt)}</dd>
        <dt>Last restored as a test</dt>
        <dd>{timeOf(verifiedAt)}</dd>
      </dl>
    </section>
  );
}
