import { Link } from 'react-router-dom';
import { Skeleton } from '@mantine/core';
import { adminApi, type StructuredDataPage } from '../../api/generated';
import { nameOf } from '../../documents/content-types';
import { Pager } from '../../resource/Pager';
import { SearchField } from '../../resource/SearchField';
import { leaveBy } from '../../ui/leaving/use-leave-guard';
import { LoadFailure } from '../../ui/LoadFailure';
import { issueWords } from './reading';
import classes from './SchemaGenerator.module.css';
import type { SchemaPlace } from './use-schema-place';

const limit = 30;

/** The pages that the person may edit, each with the state of what it adds itself. */
export function PageList({ place }: { readonly place: SchemaPlace }) {
  const { search, find, list, hrefTo } = place;
  const { currentData, error, isFetching, refetch } = adminApi.useListStructuredDataQuery(
    { search: search.trim() || undefined, page: list, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <nav aria-label="Pages to describe" className={classes.pages}>
      <SearchField label="Title or address" place={{ search, find }} />
      {error && !isFetching ? (
        <LoadFailure title="The pages could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {currentData ? (
        <>
          {currentData.data.length === 0 ? <p>No page matches.</p> : null}
          <ul>
            {currentData.data.map((page) => (
              <li key={page.id}>
                <PageLink page={page} place={place} />
              </li>
            ))}
          </ul>
          <Pager {...currentData} hrefTo={(number) => hrefTo({ list: number })} />
        </>
      ) : (
        <Skeleton h={240} />
      )}
    </nav>
  );
}

interface PageLinkProps {
  readonly page: StructuredDataPage;
  readonly place: SchemaPlace;
}

function PageLink({ page, place }: PageLinkProps) {
  const state = page.errors > 0 ? 'error' : page.warnings > 0 ? 'warning' : 'valid';
  return (
    <Link
      to={place.hrefTo({ page: page.id, mode: null })}
      className={classes.page}
      aria-current={page.id === place.page ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        // The guard lets links within a screen pass.
        event.preventDefault();
        leaveBy(() => place.open(page.id));
      }}
    >
      <span className={classes.pageName}>{nameOf(page)}</span>
      <span className={classes.path}>{page.path}</span>
      <span className={classes.badge} data-state={page.isOwn ? state : 'automatic'}>
        {page.isOwn ? issueWords(page) : 'Automatic'}
      </span>
    </Link>
  );
}
