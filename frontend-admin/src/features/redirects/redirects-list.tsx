import type { MissingAddress, RedirectAnswer, RedirectOrigin } from '../../api/generated';
import type { Resource } from '../../resource/declarations';
import { counted } from '../../resource/BulkNotice';
import { clockTime } from '../../ui/clock';
import classes from './Redirects.module.css';
import { statusWords } from './redirect-words';

export const redirectTabs = ['all', 'rule', 'document', 'missing', 'ignored'] as const;
export type RedirectTab = (typeof redirectTabs)[number];

const origins: Readonly<Record<RedirectOrigin, string>> = { rule: 'Rule', document: 'Moved page' };

const tabs: Resource<RedirectAnswer, RedirectTab>['tabs'] = [
  {
    id: 'all',
    label: 'All',
    empty: {
      title: 'No redirects yet',
      text: 'A redirect leads visitors and search engines from an old address to the right page. A page that moves leaves one by itself. Add others here, or import them from your previous site.',
    },
  },
  {
    id: 'rule',
    label: 'Rules',
    empty: { title: 'No rules yet', text: 'Redirects that people add or import are listed here.' },
  },
  {
    id: 'document',
    label: 'Moved pages',
    empty: { title: 'No page has moved', text: 'Redirects that moved or removed pages leave are listed here.' },
  },
  {
    id: 'missing',
    label: 'Not found',
    empty: {
      title: 'Nobody looked in vain',
      text: 'Addresses that visitors ask for and that have no page are listed here, so that you can lead them to the right one.',
    },
  },
  {
    id: 'ignored',
    label: 'Ignored',
    empty: { title: 'Nothing is ignored', text: 'Missing addresses that you ignore are listed here.' },
  },
];

export const redirectList: Resource<RedirectAnswer, RedirectTab> = {
  title: 'Redirects',
  what: 'redirects',
  searchFor: 'Address',
  orders: [
    { name: 'newest', label: 'Newest' },
    { name: 'hits', label: 'Most used' },
    { name: 'from', label: 'Address' },
  ],
  tabs,
  columns: [
    { title: 'From', width: 'minmax(0, 4fr)', narrow: 'lead', cell: (row) => <Source {...row} /> },
    { title: 'To', width: 'minmax(0, 5fr)', narrow: 'text', cell: (row) => <Target {...row} /> },
    { title: 'Status', width: '12rem', narrow: 'meta', cell: ({ status }) => statusWords[status] },
    { title: 'Made by', width: '6rem', narrow: 'meta', cell: ({ origin }) => origins[origin] },
    { title: 'Hits', width: '8rem', narrow: 'aside', cell: (row) => <Hits {...row} /> },
  ],
  mark: () => null,
};

/** A missing address is known by its path. */
export type MissingRow = MissingAddress & { readonly id: string };

/** The addresses that visitors did not find, in the same tabs. */
export const missingList: Resource<MissingRow, RedirectTab> = {
  title: 'Redirects',
  what: 'addresses',
  searchFor: 'Address',
  tabs,
  columns: [
    { title: 'Not found', width: 'minmax(0, 5fr)', narrow: 'lead', cell: ({ path }) => <bdi>{path}</bdi> },
    {
      title: 'Linked from',
      width: 'minmax(0, 4fr)',
      narrow: 'text',
      cell: ({ linkedFrom }) => (linkedFrom === null ? 'No page of this site' : <bdi>{linkedFrom}</bdi>),
    },
    {
      title: 'Visits',
      width: '10rem',
      narrow: 'aside',
      cell: ({ hits, lastAt }) => <Hits hits={hits} lastHitAt={lastAt} what="visit" />,
    },
  ],
  mark: () => null,
};

const Source = ({ from, isCovered }: RedirectAnswer) => (
  <>
    <bdi>{from}</bdi>
    {isCovered ? <span className={classes.broken}>Not used</span> : null}
  </>
);

const Target = ({ to, status, works }: RedirectAnswer) => (
  <>
    {status === 410 ? 'Gone' : <bdi title={to ?? undefined}>{to}</bdi>}
    {works ? null : <span className={classes.broken}>Target is not live</span>}
  </>
);

interface HitsProps extends Pick<RedirectAnswer, 'hits' | 'lastHitAt'> {
  readonly what?: string;
}

const Hits = ({ hits, lastHitAt, what = 'hit' }: HitsProps) => (
  <>
    {hits === 0 ? `No ${what}s` : counted(hits, what)}
    {lastHitAt ? (
      <time dateTime={lastHitAt} className={classes.last}>
        last {clockTime(new Date(lastHitAt))}
      </time>
    ) : null}
  </>
);
