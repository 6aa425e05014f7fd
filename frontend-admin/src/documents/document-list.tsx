import type { ContentStatus, DocumentSummary } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import type { ListOrder, Resource } from '../resource/declarations';
import { checksColumn, type CheckCountsById } from './checks-column';
import { editorOf, nameOf } from './content-types';
import classes from './DocumentList.module.css';
import { DocumentTime } from './DocumentTime';
import { facetColumns } from './facet-columns';
import { orderedColumns } from './ordered-columns';
import { SummaryStatus } from './SummaryStatus';

/** The orders of the API, the usual one of most lists first. */
const documentOrders = [
  { name: 'updated', label: 'Last updated' },
  { name: 'published', label: 'Last published' },
  { name: 'title', label: 'Title' },
] as const satisfies readonly ListOrder[];
/** The orders of a list, its usual one first. */
export const ordersOf = ({ isOrdered }: ListedType) =>
  isOrdered ? ([{ name: 'position', label: 'Order' }, ...documentOrders] as const) : documentOrders;

export const documentFilters = [
  'all',
  'draft',
  'published',
  'changed',
  'scheduled',
  'unpublished',
  'due',
  'trash',
] as const;
export type DocumentFilter = (typeof documentFilters)[number];

/** What the API is asked for behind a filter. */
export const statusOf = (filter: DocumentFilter): ContentStatus | undefined =>
  filter === 'all' || filter === 'due' ? undefined : filter;

/** The time that matters in the state the document is in. */
function timeOf({ status, publishAt, unpublishAt, deletedAt, updatedAt }: DocumentSummary) {
  if (status === 'scheduled' && publishAt) return <DocumentTime at={publishAt} words="Goes live" />;
  if (deletedAt) return <DocumentTime at={deletedAt} words="Removed" />;
  if (unpublishAt) return <DocumentTime at={unpublishAt} words="Goes offline" />;
  return <DocumentTime at={updatedAt} />;
}

type Columns = Resource<DocumentSummary, DocumentFilter>['columns'];

const tabsOf = (
  what: string,
  { item, list, imports, hasDue }: ListedType,
): Resource<DocumentSummary, DocumentFilter>['tabs'] => [
  {
    id: 'all',
    label: 'All',
    empty: {
      title: `No ${what} yet`,
      text: `A new ${item} starts as a draft. Visitors see it once you publish it.${imports ? ' Import brings those you have elsewhere.' : ''}`,
      link: { to: `${list}/new`, label: `New ${item}` },
    },
  },
  {
    id: 'draft',
    label: 'Drafts',
    empty: { title: 'No drafts', text: `Every ${item} has been published at least once.` },
  },
  {
    id: 'published',
    label: 'Published',
    empty: {
      title: 'Nothing is published as it is',
      text: `The ${what} without unpublished changes are listed here.`,
    },
  },
  {
    id: 'changed',
    label: 'With changes',
    empty: { title: 'No unpublished changes', text: `Visitors see the newest version of every live ${item}.` },
  },
  {
    id: 'scheduled',
    label: 'Scheduled',
    empty: { title: 'Nothing is scheduled', text: `The ${what} with a schedule are listed here until it runs.` },
  },
  {
    id: 'unpublished',
    label: 'Unpublished',
    empty: { title: 'Nothing was unpublished', text: `The ${what} that were live before are listed here.` },
  },
  ...(hasDue
    ? [
        {
          id: 'due' as const,
          label: 'Review due',
          empty: { title: 'No review is due', text: `The ${what} whose review date has come are listed here.` },
        },
      ]
    : []),
  {
    id: 'trash',
    label: 'Trash',
    empty: {
      title: 'The trash is empty',
      text: `Deleted ${what} can be recovered for 30 days.`,
    },
  },
];

const titleColumn: Columns[number] = {
  title: 'Title',
  width: 'minmax(0, 5fr)',
  narrow: 'lead',
  cell: (document) => <bdi>{nameOf(document)}</bdi>,
};
const addressColumn: Columns[number] = {
  title: 'Address',
  width: 'minmax(0, 4fr)',
  narrow: 'text',
  cell: ({ path, nextPath }) => (
    <span className={classes.path}>
      {path}
      {nextPath ? ` → ${nextPath}` : ''}
    </span>
  ),
};
const statusColumn: Columns[number] = {
  title: 'Status',
  width: '11.5rem',
  narrow: 'meta',
  cell: (document) => <SummaryStatus {...document} />,
};
const updatedColumn: Columns[number] = {
  title: 'Updated',
  width: '13rem',
  narrow: 'meta',
  cell: (document) => (
    <span className={classes.updated}>
      {timeOf(document)} · <bdi>{document.updatedBy ?? 'Starter content'}</bdi>
    </span>
  ),
};

function columnsOf(type: ListedType, checks: Columns[number]): Columns {
  if (type.isOrdered) return orderedColumns(checks);
  if (type.facets.length > 0) return facetColumns(type, checks);
  return [titleColumn, addressColumn, statusColumn, checks, updatedColumn];
}

/** The list of a type's documents. */
export function documentListOf(type: ListedType, counts: CheckCountsById): Resource<DocumentSummary, DocumentFilter> {
  const { title, list } = type;
  const checks = checksColumn(counts);
  const what = title.toLowerCase();
  return {
    title,
    what,
    searchFor: 'Title or address',
    filters: type.facets.map(({ field, label, item = label.toLowerCase() }) => ({ name: field, label, item })),
    orders: ordersOf(type),
    tabs: tabsOf(what, type),
    columns: columnsOf(type, checks),
    mark: () => null,
    hrefOf: (document) => editorOf(document) ?? list,
  };
}
