import { useState } from 'react';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import { FilterSelect } from '../../resource/ListFilters';
import { SearchField } from '../../resource/SearchField';
import { LoadFailure } from '../../ui/LoadFailure';
import { MediaCard } from '../MediaCard';
import { filterQuery, mediaFilters, useMediaValues } from '../media-filters';
import { acceptedInDialog, imageLimitWords, imagesInDialog, limitWords } from '../media-words';
import { UploadButton } from '../uploads/UploadButton';
import { UploadList } from '../uploads/UploadList';
import { useFileIntake } from '../uploads/use-file-intake';
import { useUploads } from '../uploads/use-uploads';
import classes from './MediaPicker.module.css';

/** What was chosen, such as an image. */
export interface PickedImage {
  readonly address: string;
  /** What it shows; empty where nobody said. */
  readonly alt: string;
}

/** What a chosen file of the library means for a field. */
export const pickedFrom = ({ address, alt, isDecorative }: MediaItemAnswer): PickedImage => ({
  address,
  alt: isDecorative ? '' : alt,
});

/** What a picker offers, and how it speaks of it. */
const offers = {
  images: {
    kind: ['image', 'svg'],
    accept: imagesInDialog,
    limits: `${imageLimitWords} Drop images here, or paste them.`,
    list: 'Images of the library',
    item: 'image',
  },
  files: {
    kind: undefined,
    accept: acceptedInDialog,
    limits: `${limitWords} Drop files here, or paste them.`,
    list: 'Files of the library',
    item: 'file',
  },
} as const;

interface MediaPickerProps {
  readonly of: keyof typeof offers;
  /** The address that the field has. */
  readonly current: string;
  readonly onChoose: (image: PickedImage) => void;
}

type Filters = Readonly<Record<string, string>>;

const pageSize = 24;
const mostShown = 96;

/** Files of the library, the newest first, to choose one; new ones are uploaded in place. */
export function MediaPicker({ of, current, onChoose }: MediaPickerProps) {
  const { kind, accept, limits, list, item } = offers[of];
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({});
  const [limit, setLimit] = useState(pageSize);
  const uploads = useUploads();
  const upload = (files: readonly File[]) => uploads.add(files, filterQuery(filters).folder);
  const isOver = useFileIntake(upload);
  const { data, error, refetch } = adminApi.useListMediaQuery(
    { ...filterQuery(filters), ...(kind && { kind: [...kind] }), search: search || undefined, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={classes.root} data-over={isOver || undefined}>
      <div className={classes.tools}>
        <SearchField label="Name, alt text or tag" place={{ search, find: setSearch }} />
        <PickerFilters of={of} filters={filters} onChange={setFilters} />
        <UploadButton accept={accept} leftSection={<Upload />} onFiles={upload}>
          Upload
        </UploadButton>
      </div>
      <Text size="sm" c="var(--ink3)">
        {limits}
      </Text>
      <UploadList uploads={uploads} />
      {error ? <LoadFailure title={`The ${item}s could not be loaded`} error={error} onRetry={refetch} /> : null}
      <ul aria-label={list} className={classes.grid}>
        {data?.data.map((item) => (
          <li key={item.id}>
            <UnstyledButton
              className={classes.choice}
              aria-pressed={isAt(item, current)}
              onClick={() => onChoose(pickedFrom(item))}
            >
              <MediaCard item={item} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {data?.total === 0 ? <Text c="var(--ink3)">{nothingWords(item, search, filters)}</Text> : null}
      {data && data.total > limit && limit < mostShown ? (
        <Button variant="default" className={classes.more} onClick={() => setLimit(limit + pageSize)}>
          Show more
        </Button>
      ) : null}
      {data && data.total > mostShown && limit >= mostShown ? (
        <Text c="var(--ink3)">
          Search to find the other {data.total - mostShown} {item}s.
        </Text>
      ) : null}
    </div>
  );
}

interface PickerFiltersProps extends Pick<MediaPickerProps, 'of'> {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

function PickerFilters({ of, filters, onChange }: PickerFiltersProps) {
  const values = useMediaValues();
  const offered = mediaFilters.filter(({ name }) => of === 'files' || name !== 'kind');
  return offered.map((filter) => (
    <FilterSelect
      key={filter.name}
      filter={filter}
      value={filters[filter.name] || null}
      values={values}
      onChange={(value) => onChange({ ...filters, [filter.name]: value ?? '' })}
    />
  ));
}

/** The name in an address may be an older one: the id counts. */
const isAt = ({ id }: MediaItemAnswer, address: string) => address.startsWith(`/media/${id}/`);

const nothingWords = (item: string, search: string, filters: Filters): string =>
  search || Object.values(filters).some(Boolean)
    ? `No ${item} matches. Try other words or filters.`
    : `No ${item}s yet. Upload the first one.`;
