import type { ContentStatus, DocumentSummary } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import type { Resource } from '../resource/declarations';
import { clockTime } from '../ui/clock';
import { editorOf, nameOf } from './content-types';
import classes from './DocumentList.module.css';
import { SummaryStatus } from './SummaryStatus';

export const documentFilters = ['all', 'draft', 'published', 'changed', 'scheduled', 'unpublished', 'trash'] as const;
type DocumentFilter = (typeof documentFilters)[number];

/** What the API is asked for behind a filter. */
export const statusOf = (filter: DocumentFilter): ContentStatus | undefined => (filter === 'all' ? undefined : filter);

const when = (time: string, words: string) => (
  <time dateTime={time} title={new Date(time).toLocaleString('en-GB')}>
    {words} {clockTime(new Date(time))}
  </time>
);

/** The time that matters in the state the document is in. */
function timeOf({ status, publishAt, unpublishAt, deletedAt, updatedAt }: DocumentSummary) {
  if (status === 'scheduled' && publishAt) return when(publishAt, 'Goes live');
  if (deletedAt) return when(deletedAt, 'Removed');
  if (unpublishAt) return when(unpublishAt, 'Goes offline');
  return when(updatedAt, '');
}

const tabsOf = (what: string, { item, list }: ListedType): Resource<DocumentSummary, DocumentFilter>['tabs'] => [
  {
    id: 'all',
    label: 'All',
    empty: {
      title: `No ${what} yet`,
      text: `A new ${item} starts as a draft. Visitors see it once you publish it.`,
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
  {
    id: 'trash',
    label: 'Trash',
    empty: {
      title: 'The trash is empty',
      text: `Deleted ${what} can be recovered for 30 days.`,
    },
  },
];

const columns: Resource<DocumentSummary, DocumentFilter>['columns'] = [
  { title: 'Title', width: 'minmax(0, 5fr)', narrow: 'lead', cell: (document) => <bdi>{nameOf(document)}</bdi> },
  {
    title: 'Address',
    width: 'minmax(0, 4fr)',
    narrow: 'text',
    cell: ({ path, nextPath }) => (
      <span className={classes.path}>
        {path}
        {nextPath ? ` → ${nextPath}` : ''}
      </span>
    ),
  },
  {
    title: 'Status',
    width: '11.5rem',
    narrow: 'meta',
    cell: (document) => <SummaryStatus {...document} />,
  },
  {
    title: 'Updated',
    width: '13rem',
    narrow: 'meta',
    cell: (document) => (
      <span className={classes.updated}>
        {timeOf(document)} · <bdi>{document.updatedBy ?? 'Starter content'}</bdi>
      </span>
    ),
  },
];

/** The list of a type's documents. */
export function documentListOf(type: ListedType): Resource<DocumentSummary, DocumentFilter> {
  const { title, list } = type;
  const what = title.toLowerCase();
  return {
    title,
    what,
    searchFor: 'Title or address',
    tabs: tabsOf(what, type),
    columns,
    mark: () => null,
    hrefOf: (document) => editorOf(document) ?? list,
  };
}
