import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { DocumentSummary } from '../../api/generated';
import { editorOf, nameOf } from '../../documents/content-types';
import { SummaryStatus } from '../../documents/SummaryStatus';
import { clockTime } from '../../ui/clock';
import classes from './DashboardPage.module.css';

/** Drafts and unpublished changes, the newest first. */
export function UnpublishedWork({ documents }: { readonly documents: readonly DocumentSummary[] }) {
  const isEmpty = documents.length === 0;
  return (
    <section aria-labelledby="unpublished">
      <Title order={2} id="unpublished" className={classes.title}>
        {isEmpty ? 'Everything is published' : 'Continue editing'}
      </Title>
      {isEmpty ? (
        <p className={classes.more}>Drafts and unpublished changes are listed here.</p>
      ) : (
        <ul className={classes.links}>
          {documents.map((document) => (
            <li key={document.id}>
              <Link to={editorOf(document) ?? ''}>
                <bdi>{nameOf(document)}</bdi>
              </Link>{' '}
              <SummaryStatus {...document} />
              <time dateTime={document.updatedAt} className={classes.time}>
                {clockTime(new Date(document.updatedAt))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
