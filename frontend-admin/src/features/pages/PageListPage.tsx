import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminApi } from '../../api/generated';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace } from '../../resource/use-list-place';
import { pageFilters, pageList, statusBehind } from './page-list';
import { PageMenu } from './PageMenu';

const pageSize = 25;

/** /admin/pages */
export function PageListPage() {
  const place = useListPlace(pageFilters);
  const { currentData, error, isFetching, refetch } = adminApi.useListPageDocumentsQuery(
    { status: statusBehind[place.tab], search: place.search || undefined, page: place.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ResourcePage
      resource={pageList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      menu={(page) => <PageMenu page={page} onChange={() => void refetch()} />}
      actions={
        <Button component={Link} to="/admin/pages/new" leftSection={<Plus size={16} aria-hidden />}>
          New page
        </Button>
      }
    />
  );
}
