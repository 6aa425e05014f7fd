import type { ContentStatus, DocumentSummary } from '../../api/generated';
import { clockTime } from '../../editor/clock';
import { StatusChip } from '../../editor/StatusChip';
import type { Resource } from '../../resource/declarations';
import classes from './PageListPage.module.css';

export const pageFilters = ['all', 'draft', 'published', 'changed', 'scheduled', 'unpublished', 'trash'] as const;
export type PageFilter = (typeof pageFilters)[number];

/** What the API is asked for behind a filter. */
export const statusBehind: Readonly<Record<PageFilter, ContentStatus | undefined>> = {
  all: undefined,
  draft: 'draft',
  published: 'published',
  changed: 'changed',
  scheduled: 'scheduled',
  unpublished: 'unpublished',
  trash: 'trash',
};

export const editorOf = ({ id }: Pick<DocumentSummary, 'id'>) => `/admin/pages/${id}`;

const when = (time: string, words: string) => (
  <time dateTime={time} title={new Date(time).toLocaleString('en-GB')}>
    {words} {clockTime(new Date(time))}
  </time>
);

/** The time that matters in the state the page is in. */
function timeOf({ status, publishAt, deletedAt, updatedAt }: DocumentSummary) {
  if (status === 'scheduled' && publishAt) return when(publishAt, 'Goes live');
  if (deletedAt) return when(deletedAt, 'Removed');
  return when(updatedAt, '');
}

export const pageList: Resource<DocumentSummary, PageFilter> = {
  title: 'Pages',
  what: 'pages',
  searchFor: 'Title or address',
  tabs: [
    { id: 'all', label: 'All', empty: { title: 'No pages', text: 'Make the first one with “New page”.' } },
    {
      id: 'draft',
      label: 'Drafts',
      empty: { title: 'No drafts', text: 'Every page has been published at least once.' },
    },
    {
      id: 'published',
      label: 'Published',
      empty: { title: 'Nothing is published as it stands', text: 'Pages whose newest text is live stand here.' },
    },
    {
      id: 'changed',
      label: 'With changes',
      empty: { title: 'No unpublished changes', text: 'What visitors see is the newest text of every live page.' },
    },
    {
      id: 'scheduled',
      label: 'Scheduled',
      empty: { title: 'Nothing is scheduled', text: 'Pages that go live by themselves stand here until they do.' },
    },
    {
      id: 'unpublished',
      label: 'Unpublished',
      empty: { title: 'Nothing was taken offline', text: 'Pages that were live and are no longer stand here.' },
    },
    {
      id: 'trash',
      label: 'Trash',
      empty: { title: 'The trash is empty', text: 'Pages stay here for 30 days and can be brought back.' },
    },
  ],
  columns: [
    { title: 'Title', width: 'minmax(0, 5fr)', narrow: 'lead', cell: ({ title }) => <bdi>{title}</bdi> },
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
    { title: 'Status', width: '11.5rem', narrow: 'meta', cell: ({ status }) => <StatusChip status={status} /> },
    { title: 'Updated', width: '9rem', narrow: 'aside', cell: timeOf },
    {
      title: 'By',
      width: 'minmax(0, 2fr)',
      narrow: 'meta',
      cell: ({ updatedBy }) => <bdi className={classes.author}>{updatedBy ?? 'shipped'}</bdi>,
    },
  ],
  mark: () => null,
  hrefOf: editorOf,
};
