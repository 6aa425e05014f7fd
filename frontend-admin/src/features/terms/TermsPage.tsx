import { adminApi } from '../../api/generated';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace } from '../../resource/use-list-place';
import { TermDetail } from './TermDetail';
import { termList, termTabs } from './terms-list';

const pageSize = 50;

/** /admin/blog/terms */
export function TermsPage() {
  const place = useListPlace({ tabs: termTabs });
  const { currentData, error, isFetching, refetch } = adminApi.useListEditedTermsQuery(
    { kind: place.tab, search: place.search || undefined, page: place.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const known = currentData?.data ?? [];
  return (
    <ResourcePage
      resource={termList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      detail={{
        label: 'Category or tag',
        of: (id) => {
          const term = known.find((one) => one.id === id);
          return term && <TermDetail key={term.id} term={term} onClose={place.close} onChange={() => void refetch()} />;
        },
      }}
    />
  );
}
