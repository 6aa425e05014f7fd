import type { SiteCheckRun, SiteFindingAnswer } from '../../api/generated';
import { editorOf } from '../../documents/content-types';
import type { Resource } from '../../resource/declarations';
import { counted } from '../../resource/BulkNotice';
import { clockTime } from '../../ui/clock';
import { paths } from '../../ui/paths';

export const siteCheckTabs = ['open', 'resolved', 'runs'] as const;
export type SiteCheckTab = (typeof siteCheckTabs)[number];

const tabs: Resource<SiteFindingAnswer, SiteCheckTab>['tabs'] = [
  {
    id: 'open',
    label: 'Open',
    empty: {
      title: 'No open findings',
      text: 'The pages are checked a minute after you publish and every night. Problems stay listed here until they are fixed.',
    },
  },
  {
    id: 'resolved',
    label: 'Resolved',
    empty: {
      title: 'Nothing resolved yet',
      text: 'Findings that a later check did not see again are kept here for 90 days.',
    },
  },
  {
    id: 'runs',
    label: 'History',
    empty: { title: 'No checks yet', text: 'Each check of the site is listed here with what it found.' },
  },
];

/** Where a finding is fixed: the editor of its page, or the menu and the footer. A listing has neither. */
const hrefOf = ({ document, path }: SiteFindingAnswer): string => {
  const editor = document && editorOf(document);
  return editor ? `${editor}?tab=checks` : (path ?? `${paths.settings}#drafts`);
};

/** What was found. `titleOf`: the name of a rule. */
export const findingList = (titleOf: (rule: string) => string): Resource<SiteFindingAnswer, SiteCheckTab> => ({
  title: 'Site checks',
  what: 'findings',
  searchFor: 'Page or problem',
  filters: [{ name: 'rule', label: 'Rule', item: 'rule' }],
  tabs,
  columns: [
    { title: 'Problem', width: 'minmax(0, 7fr)', narrow: 'lead', cell: ({ message }) => <bdi>{message}</bdi> },
    {
      title: 'Page',
      width: 'minmax(0, 4fr)',
      narrow: 'text',
      cell: ({ path }) => (path === null ? 'Menu or footer' : <bdi>{path}</bdi>),
    },
    { title: 'Rule', width: 'minmax(0, 3fr)', narrow: 'meta', cell: ({ rule }) => titleOf(rule) },
    { title: 'Time', width: '8rem', narrow: 'aside', cell: (finding) => <Since {...finding} /> },
  ],
  mark: () => null,
  hrefOf,
});

const Since = ({ firstSeenAt, resolvedAt }: SiteFindingAnswer) => (
  <time dateTime={resolvedAt ?? firstSeenAt}>
    {resolvedAt === null ? 'since' : 'until'} {clockTime(new Date(resolvedAt ?? firstSeenAt))}
  </time>
);

export const runList: Resource<SiteCheckRun, SiteCheckTab> = {
  title: 'Site checks',
  what: 'checks',
  tabs,
  columns: [
    {
      title: 'Started',
      width: 'minmax(0, 2fr)',
      narrow: 'lead',
      cell: ({ startedAt }) => <time dateTime={startedAt}>{clockTime(new Date(startedAt))}</time>,
    },
    {
      title: 'Checked',
      width: 'minmax(0, 3fr)',
      narrow: 'text',
      cell: ({ full }) => (full ? 'All pages' : 'Changed pages and those that link to them'),
    },
    {
      title: 'Pages',
      width: '8rem',
      narrow: 'meta',
      cell: ({ pages, finishedAt }) => (finishedAt === null ? 'Running' : counted(pages, 'page')),
    },
    {
      title: 'Open findings',
      width: '9rem',
      narrow: 'aside',
      cell: ({ open, finishedAt }) => (finishedAt === null ? null : open.toLocaleString('en')),
    },
  ],
  mark: () => null,
};
