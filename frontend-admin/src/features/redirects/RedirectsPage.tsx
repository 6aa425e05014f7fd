import { useState } from 'react';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { adminApi, type RedirectOrigin } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { useExport } from '../../documents/use-export';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace, type ListPlaceControl } from '../../resource/use-list-place';
import { ImportRedirects } from './ImportRedirects';
import { RedirectDetail } from './RedirectDetail';
import { MissingDetail } from './MissingDetail';
import { missingList, redirectList, redirectTabs, type RedirectTab } from './redirects-list';
import { RedirectTester } from './RedirectTester';

const pageSize = 50;
/** Open beside the list: the form of a redirect that is not there yet. */
const added = 'new';
const orders = ['hits', 'from'] as const;

/** /admin/settings/redirects */
export function RedirectsPage() {
  const place = useListPlace({ tabs: redirectTabs, sorts: orders });
  return place.tab === 'missing' || place.tab === 'ignored' ? (
    <MissingAddresses place={place} isIgnored={place.tab === 'ignored'} />
  ) : (
    <RedirectRules place={place} origin={place.tab === 'all' ? undefined : place.tab} />
  );
}

interface MissingAddressesProps {
  readonly place: ListPlaceControl<RedirectTab>;
  readonly isIgnored: boolean;
}

/** What visitors asked for and did not find. */
function MissingAddresses({ place, isIgnored }: MissingAddressesProps) {
  const { currentData, error, isFetching, refetch } = adminApi.useListMissingAddressesQuery(
    { search: place.search.trim() || undefined, ignored: isIgnored, page: place.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const page = currentData && { ...currentData, data: currentData.data.map((row) => ({ ...row, id: row.path })) };
  return (
    <ResourcePage
      resource={missingList}
      place={place}
      answer={{ page, error, isFetching, refetch }}
      detail={{
        label: 'Missing address',
        of: (path) => {
          const address = page?.data.find((one) => one.id === path);
          return address ? (
            <MissingDetail key={path} address={address} isIgnored={isIgnored} onClose={place.close} />
          ) : null;
        },
      }}
    />
  );
}

interface RedirectRulesProps {
  readonly place: ListPlaceControl<RedirectTab>;
  /** Default: every redirect. */
  readonly origin: RedirectOrigin | undefined;
}

function RedirectRules({ place, origin }: RedirectRulesProps) {
  const mayEdit = useMay('settings:edit');
  const { currentData, error, isFetching, refetch } = adminApi.useListRedirectsQuery(
    {
      search: place.search.trim() || undefined,
      origin,
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
  const { isLoading, save } = useExport();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button variant="default" loading={isLoading} onClick={() => void save('/api/admin/redirects/csv')}>
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
