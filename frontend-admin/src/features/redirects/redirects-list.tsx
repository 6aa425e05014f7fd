import type { RedirectAnswer, RedirectOrigin } from '../../api/generated';
import type { Resource } from '../../resource/declarations';
import { counted } from '../../resource/BulkNotice';
import { clockTime } from '../../ui/clock';
import classes from './Redirects.module.css';
import { statusWords } from './redirect-words';

export const redirectTabs = ['all', 'rule', 'document'] as const;
export type RedirectTab = (typeof redirectTabs)[number];

const origins: Readonly<Record<RedirectOrigin, string>> = { rule: 'Rule', document: 'Moved page' };

export const redirectList: Resource<RedirectAnswer, RedirectTab> = {
  title: 'Redirects',
  what: 'redirects',
  searchFor: 'Address',
  orders: [
    { name: 'newest', label: 'Newest' },
    { name: 'hits', label: 'Most used' },
    { name: 'from', label: 'Address' },
  ],
  tabs: [
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
  ],
  columns: [
    { title: 'From', width: 'minmax(0, 4fr)', narrow: 'lead', cell: ({ from }) => <bdi>{from}</bdi> },
    { title: 'To', width: 'minmax(0, 5fr)', narrow: 'text', cell: (row) => <Target {...row} /> },
    { title: 'Status', width: '12rem', narrow: 'meta', cell: ({ status }) => statusWords[status] },
    { title: 'Made by', width: '6rem', narrow: 'meta', cell: ({ origin }) => origins[origin] },
    { title: 'Hits', width: '8rem', narrow: 'aside', cell: (row) => <Hits {...row} /> },
  ],
  mark: () => null,
};

const Target = ({ to, status, works }: RedirectAnswer) => (
  <>
    {status === 410 ? 'Gone' : <bdi title={to ?? undefined}>{to}</bdi>}
    {works ? null : <span className={classes.broken}>Target is not live</span>}
  </>
);

const Hits = ({ hits, lastHitAt }: RedirectAnswer) => (
  <>
    {hits === 0 ? 'No hits' : counted(hits, 'hit')}
    {lastHitAt ? (
      <time dateTime={lastHitAt} className={classes.last}>
        last {clockTime(new Date(lastHitAt))}
      </time>
    ) : null}
  </>
);
