import type { DocumentState, RevisionInfo } from '../../api/generated';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { clockTime } from '../../ui/clock';
import { StatusChip } from '../../ui/StatusChip';
import classes from './DashboardPage.module.css';
import { getHomeScreen } from '../../documents/content-types';

const revision = ({ number, createdAt, author }: RevisionInfo) =>
  `v${number}, ${clockTime(new Date(createdAt))}, ${author ?? 'Starter content'}`;

export function HomeStatus({ document }: { readonly document: DocumentState }) {
  const { status, draft, published } = document;
  return (
    <section aria-labelledby="home-status">
      <div className={classes.statusHead}>
        <Title order={2} id="home-status" className={classes.title}>
          Home page
        </Title>
        <StatusChip status={status} />
      </div>
      <dl className={classes.facts}>
        <dt>Live</dt>
        <dd>{published ? revision(published) : 'Not published. Visitors see the starter content.'}</dd>
        <dt>Draft</dt>
        <dd>{published?.number === draft.number ? 'Same as live' : revision(draft)}</dd>
      </dl>
      <Link to={getHomeScreen().path}>{status === 'changed' ? 'Continue editing' : 'Edit'}</Link>
    </section>
  );
}
