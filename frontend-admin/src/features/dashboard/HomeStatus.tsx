import type { DocumentState, RevisionInfo } from '../../api/generated';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { liveText } from '../../editor/model/version-words';
import { clockTime } from '../../ui/clock';
import { StatusChip } from '../../ui/StatusChip';
import classes from './DashboardPage.module.css';
import { getHomeScreen } from '../../documents/content-types';

const savedText = ({ number, createdAt, author }: RevisionInfo) =>
  `v${number}, saved ${clockTime(new Date(createdAt))} by ${author ?? 'the starter content'}`;

export function HomeStatus({ document }: { readonly document: DocumentState }) {
  const { status, draft, published, schedule } = document;
  return (
    <section aria-labelledby="home-status">
      <div className={classes.statusHead}>
        <Title order={2} id="home-status" className={classes.title}>
          Home page
        </Title>
        <StatusChip status={status} isLive={published !== null} isScheduled={schedule !== null} />
      </div>
      <dl className={classes.facts}>
        <dt>Live</dt>
        <dd>{published ? liveText(published) : 'Not published. Visitors see the starter content.'}</dd>
        <dt>Draft</dt>
        <dd>{published?.number === draft.number ? 'Same as live' : savedText(draft)}</dd>
      </dl>
      <Link to={getHomeScreen().path}>{status === 'changed' ? 'Continue editing' : 'Edit'}</Link>
    </section>
  );
}
