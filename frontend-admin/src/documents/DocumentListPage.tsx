import { useMemo } from 'react';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminApi } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import { ResourcePage } from '../resource/ResourcePage';
import { useListPlace } from '../resource/use-list-place';
import { listedWith } from './content-types';
import { documentFilters, documentListOf, statusOf } from './document-list';
import { DocumentMenu } from './DocumentMenu';

const pageSize = 25;

/** Read again after all that is done with a document, also when an older answer is on its way. */
const { useListContentQuery } = adminApi.enhanceEndpoints({
  endpoints: { listContent: { providesTags: ['Content', 'Documents'] } },
});

/** The documents of a type: /admin/pages, /admin/blog … */
export function DocumentListPage({ type }: { readonly type: ListedType }) {
  const place = useListPlace(documentFilters);
  const resource = useMemo(() => documentListOf(type), [type]);
  const { currentData, error, isFetching, refetch } = useListContentQuery(
    {
      type: type.name,
      also: listedWith(type).join() || undefined,
      status: statusOf(place.tab),
      search: place.search || undefined,
      page: place.page,
      limit: pageSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ResourcePage
      resource={resource}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      menu={(document) => <DocumentMenu document={document} />}
      actions={
        <Button component={Link} to={`${type.list}/new`} leftSection={<Plus />}>
          New {type.item}
        </Button>
      }
    />
  );
}
