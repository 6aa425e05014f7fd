import type { ListMediaApiArg, MediaItemAnswer } from '../../api/generated';
import { largeFileBytes } from '@20x/shared/media-limits';
import { MediaCard } from '../../media/MediaCard';
import { MediaPicture } from '../../media/MediaPicture';
import { limitWords, pixelWords, sizeWords, typeWords } from '../../media/media-words';
import { mediaFilters, mediaOrders } from '../../media/media-filters';
import type { ListTab, Resource } from '../../resource/declarations';
import { clockTime } from '../../ui/clock';
import classes from './Media.module.css';

export const mediaTabs = ['all', 'unused', 'missing-alt', 'large', 'trash'] as const;
export type MediaTab = (typeof mediaTabs)[number];

/** What the API is asked for behind a tab. */
export const queryBehind: Readonly<Record<MediaTab, ListMediaApiArg>> = {
  all: {},
  unused: { unused: true },
  'missing-alt': { missingAlt: true },
  large: { large: true },
  trash: { trashed: true },
};

const tabs: readonly [ListTab<MediaTab>, ...ListTab<MediaTab>[]] = [
  {
    id: 'all',
    label: 'All',
    empty: { title: 'No files yet', text: `Drop files here, paste them, or press Upload. ${limitWords}` },
  },
  {
    id: 'unused',
    label: 'Unused',
    empty: { title: 'Every file is in use', text: 'Files that no draft, live page or setting uses are listed here.' },
  },
  {
    id: 'missing-alt',
    label: 'Missing alt',
    empty: { title: 'Every image is described', text: 'Images without alternative text are listed here.' },
  },
  {
    id: 'large',
    label: 'Large',
    empty: { title: 'No large files', text: `Files of more than ${sizeWords(largeFileBytes)} are listed here.` },
  },
  {
    id: 'trash',
    label: 'Trash',
    empty: { title: 'The trash is empty', text: 'Deleted files can be recovered for 30 days.' },
  },
];

const columns: Resource<MediaItemAnswer, MediaTab>['columns'] = [
  {
    title: 'Name',
    width: 'minmax(0, 5fr)',
    narrow: 'lead',
    cell: (item) => (
      <span className={classes.lead}>
        <span className={classes.small}>
          <MediaPicture item={item} />
        </span>
        <bdi>{item.name}</bdi>
      </span>
    ),
  },
  { title: 'Folder', width: 'minmax(0, 2fr)', narrow: 'meta', cell: ({ folder }) => <bdi>{folder}</bdi> },
  { title: 'Tags', width: 'minmax(0, 2fr)', narrow: 'text', cell: ({ tags }) => <bdi>{tags.join(', ')}</bdi> },
  { title: 'Type', width: '4rem', narrow: 'meta', cell: ({ type }) => typeWords[type] },
  {
    title: 'Pixels',
    width: '7rem',
    narrow: 'meta',
    cell: (item) => (item.state === 'failed' ? 'Failed' : pixelWords(item)),
  },
  { title: 'Size', width: '5rem', narrow: 'meta', cell: ({ bytes }) => sizeWords(bytes) },
  {
    title: 'Uploaded',
    width: '7rem',
    narrow: 'aside',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{clockTime(new Date(createdAt))}</time>,
  },
];

export const mediaList: Resource<MediaItemAnswer, MediaTab> = {
  title: 'Media',
  what: 'files',
  searchFor: 'Name, alt text, caption or tag',
  filters: mediaFilters,
  orders: mediaOrders,
  tabs,
  columns,
  card: (item) => <MediaCard item={item} />,
  mark: () => null,
};
