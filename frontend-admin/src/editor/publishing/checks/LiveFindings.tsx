import { Title } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminApi } from '../../../api/generated';
import { paths } from '../../../ui/paths';
import { useOpenDocument } from '../../document/EditorContext';
import classes from './FindingList.module.css';

/** What a page shows of the problems that the checks of the whole site found on it; the others are one click away. */
const most = 20;

/** What the checks of the site found on the live page of this document; nothing when there is nothing. */
export function LiveFindings() {
  const { path, published, onEveryPage } = useOpenDocument().editor.baseline;
  const { data } = adminApi.useListSiteFindingsQuery(
    { path: onEveryPage ? '*' : path, limit: most },
    { skip: published === null, refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="live-findings">
      <Title order={3} id="live-findings" size="h6">
        {onEveryPage ? 'On the live pages' : 'On the live page'}
      </Title>
      <ul className={classes.root}>
        {data.data.map(({ id, message }) => (
          <li key={id} data-level="warn">
            <TriangleAlert aria-label="Warning" />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <Link to={onEveryPage ? paths.siteChecks : `${paths.siteChecks}?find=${encodeURIComponent(path)}`}>
        {data.total > most ? `See all ${data.total}` : 'See them in the site checks'}
      </Link>
    </section>
  );
}
