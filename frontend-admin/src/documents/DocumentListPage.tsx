import { isReference } from '@20x/shared/link-address';
import { useState } from 'react';
import { Button, VisuallyHidden } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminApi, type DocumentSummary } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import { BulkNotice } from '../resource/BulkNotice';
import type { FilterValues } from '../resource/declarations';
import { ResourcePage } from '../resource/ResourcePage';
import type { ListPlace } from '../resource/list-place';
import { useBulkRun } from '../resource/use-bulk-run';
import { useListPlace } from '../resource/use-list-place';
import { BulkMenu } from './BulkMenu';
import { bulkReasonOf } from './bulk-reasons';
import { useCheckCounts } from './checks-column';
import { listedWith, nameOf } from './content-types';
import { documentFilters, documentListOf, ordersOf, statusOf, type DocumentFilter } from './document-list';
import { DocumentMenu } from './DocumentMenu';
import { ExportMenu } from './ExportMenu';
import { QuickLook } from './QuickLook';
import { useDocumentOrder } from './use-document-order';

const pageSize = 25;
/** A list that people put in order is shown whole, as far as the API goes. */
const orderedPageSize = 100;
const none: readonly DocumentSummary[] = [];

/** Read again after all that is done with a document, also when an older answer is on its way. */
const { useListContentQuery, useListFacetsQuery } = adminApi.enhanceEndpoints({
  endpoints: {
    listContent: { providesTags: ['Content', 'Documents'] },
    listFacets: { providesTags: ['Content', 'Documents'] },
  },
});

/** The documents of a type: /admin/pages, /admin/blog … */
export function DocumentListPage({ type }: { readonly type: ListedType }) {
  const place = useListPlace({
    tabs: documentFilters,
    filters: type.facets.map(({ field }) => field),
    sorts: ordersOf(type).map(({ name }) => name),
  });
  const values = useFilterValues(type, Object.values(place.filters).some(isReference));
  const asked = queryOf(type, place);
  const { currentData, error, isFetching, refetch } = useListContentQuery(asked, { refetchOnMountOrArgChange: true });
  const rows = currentData?.data ?? none;
  const counts = useCheckCounts(rows);
  const bulk = useBulkRun<DocumentSummary>({ nameOf, reasonOf: bulkReasonOf });
  const isWhole = type.isOrdered && isUnfiltered(place) && rows.length === currentData?.total;
  const { message, order, stepsOf } = useDocumentOrder(type, { asked, rows, isWhole, refetch });
  return (
    <ResourcePage
      resource={documentListOf(type, counts)}
      place={place}
      values={values}
      answer={{ page: currentData, error, isFetching, refetch }}
      notice={
        <>
          <BulkNotice bulk={bulk} item={type.item} />
          <VisuallyHidden role="status">{message}</VisuallyHidden>
        </>
      }
      order={order}
      bulk={(rows, onDone) =>
        bulk.progress ? null : (
          <BulkMenu
            type={type}
            rows={rows}
            values={values}
            onRun={(affected, task) => {
              onDone();
              void bulk.run(affected, task);
            }}
          />
        )
      }
      menu={(document) => (
        <DocumentMenu document={document} quickLook={place.hrefTo({ open: document.id })} onStep={stepsOf(document)} />
      )}
      detail={{
        label: 'Quick look',
        of: (id) => (
          <QuickLook
            key={id}
            item={type.item}
            document={currentData?.data.find((document) => document.id === id)}
            isLoading={isFetching}
            onClose={place.close}
          />
        ),
      }}
      actions={<ListActions type={type} />}
    />
  );
}

const ListActions = ({ type }: { readonly type: ListedType }) => (
  <>
    {type.filing ? (
      <Button component={Link} to={type.filing.path} variant="default">
        {type.filing.title}
      </Button>
    ) : null}
    {type.exports ? <ExportMenu exports={type.exports} /> : null}
    {type.imports ? (
      <Button component={Link} to={type.imports} variant="default">
        Import
      </Button>
    ) : null}
    <Button component={Link} to={`${type.list}/new`} leftSection={<Plus />}>
      New {type.item}
    </Button>
  </>
);

/** All documents, in the order that people gave them. */
const isUnfiltered = ({ tab, search, filters, sort }: ListPlace<DocumentFilter>) =>
  tab === 'all' && search.trim() === '' && Object.keys(filters).length === 0 && (sort ?? 'position') === 'position';

/** What the API is asked for at a place in the list. */
const queryOf = (type: ListedType, { tab, search, filters, sort, page }: ListPlace<DocumentFilter>) => ({
  type: type.name,
  also: listedWith(type).join() || undefined,
  status: statusOf(tab),
  due: tab === 'due' ? ('true' as const) : undefined,
  search: search || undefined,
  facets: facetsOf(filters),
  sort: ordersOf(type).find(({ name }) => name === sort)?.name,
  page,
  limit: type.isOrdered ? orderedPageSize : pageSize,
});

/** As the API takes them. */
const facetsOf = (filters: Readonly<Record<string, string>>) =>
  Object.entries(filters)
    .map(([field, value]) => `${field}:${encodeURIComponent(value)}`)
    .join() || undefined;

/** The values that documents have; loaded when the first filter is opened, or when one in use needs a name. */
function useFilterValues({ name }: ListedType, isNameless: boolean): FilterValues {
  const [isNeeded, setNeeded] = useState(false);
  const { currentData } = useListFacetsQuery({ type: name }, { skip: !isNeeded && !isNameless });
  return {
    of: (wanted) =>
      currentData?.data.flatMap(({ field, value, label, documents }) =>
        field === wanted ? [{ value, label, rows: documents }] : [],
      ) ?? [],
    load: () => {
      setNeeded(true);
    },
  };
}
