import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { downloadFile } from '../../api/download-file';
import { adminApi } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace } from '../../resource/use-list-place';
import { reasonOf } from '../../ui/LoadFailure';
import { ImportRedirects } from './ImportRedirects';
import { RedirectDetail } from './RedirectDetail';
import { redirectList, redirectTabs } from './redirects-list';
import { RedirectTester } from './RedirectTester';

const pageSize = 50;
/** Open beside the list: the form of a redirect that is not there yet. */
const added = 'new';
const orders = ['hits', 'from'] as const;

/** /admin/settings/redirects */
export function RedirectsPage() {
  const place = useListPlace({ tabs: redirectTabs, sorts: orders });
  const mayEdit = useMay('settings:edit');
  const { currentData, error, isFetching, refetch } = adminApi.useListRedirectsQuery(
    {
      search: place.search.trim() || undefined,
      origin: place.tab === 'all' ? undefined : place.tab,
      sort: orders.find((order) => order === place.sort),
      page: place.page,
      limit: pageSize,
    },
    { refetchOnMountOrArgChange: true },
  );
  const known = currentData?.data ?? [];
  return (
    <ResourcePage
      resource={redirectList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      values={{ of: () => [], load: () => {} }}
      notice={mayEdit ? <RedirectTester /> : null}
      actions={mayEdit ? <Actions onAdd={() => place.peek(added)} /> : null}
      detail={{
        label: 'Redirect',
        of: (id) => {
          const redirect = known.find((one) => one.id === id);
          if (!redirect && id !== added) return null;
          return <RedirectDetail key={id} redirect={redirect} onClose={place.close} />;
        },
      }}
    />
  );
}

function Actions({ onAdd }: { readonly onAdd: () => void }) {
  const dispatch = useAppDispatch();
  const [isImporting, setImporting] = useState(false);
  const exportAll = () =>
    dispatch(downloadFile('/api/admin/redirects/csv')).catch((error: unknown) => {
      dispatch(notify({ title: 'The export failed', description: reasonOf(error), variant: 'destructive' }));
    });
  return (
    <>
      <Button variant="default" onClick={() => void exportAll()}>
        Export
      </Button>
      <Button variant="default" onClick={() => setImporting(true)}>
        Import
      </Button>
      <Button leftSection={<Plus />} onClick={onAdd}>
        Add redirect
      </Button>
      {isImporting ? <ImportRedirects onClose={() => setImporting(false)} /> : null}
    </>
  );
}
