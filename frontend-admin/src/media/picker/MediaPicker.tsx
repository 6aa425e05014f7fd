import { useState } from 'react';
import { Button, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import { FilterSelect } from '../../resource/ListFilters';
import { SearchField } from '../../resource/SearchField';
import { LoadFailure } from '../../ui/LoadFailure';
import { MediaCard } from '../MediaCard';
import { filterQuery, mediaFilters, useMediaValues } from '../media-filters';
import { imageLimitWords, imagesInDialog, kindWords } from '../media-words';
import { UploadButton } from '../uploads/UploadButton';
import { UploadList } from '../uploads/UploadList';
import { useFileIntake } from '../uploads/use-file-intake';
import { useUploads } from '../uploads/use-uploads';
import classes from './MediaPicker.module.css';

/** An image that was chosen. */
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

interface MediaPickerProps {
  /** The address that the field has. */
  readonly current: string;
  readonly onChoose: (image: PickedImage) => void;
}

type Filters = Readonly<Record<string, string>>;

const pageSize = 24;
const mostShown = 96;

/** The images of the library, the newest first, to choose one; new ones are uploaded in place. */
export function MediaPicker({ current, onChoose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<Filters>({ kind: 'image' });
  const [limit, setLimit] = useState(pageSize);
  const uploads = useUploads();
  const upload = (files: readonly File[]) => uploads.add(files, filterQuery(filters).folder);
  const isOver = useFileIntake(upload);
  const { data, error, refetch } = adminApi.useListMediaQuery(
    { ...filterQuery(filters), search: search || undefined, limit },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className={classes.root} data-over={isOver || undefined}>
      <div className={classes.tools}>
        <SearchField label="Name, alt text or tag" place={{ search, find: setSearch }} />
        <PickerFilters filters={filters} onChange={setFilters} />
        <UploadButton accept={imagesInDialog} leftSection={<Upload />} onFiles={upload}>
          Upload
        </UploadButton>
      </div>
      <Text size="sm" c="var(--ink3)">
        {imageLimitWords} Drop images here, or paste them.
      </Text>
      <UploadList uploads={uploads} />
      {error ? <LoadFailure title="The images could not be loaded" error={error} onRetry={refetch} /> : null}
      <ul aria-label="Images of the library" className={classes.grid}>
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
      {data?.total === 0 ? <Text c="var(--ink3)">{nothingWords(search, filters)}</Text> : null}
      {data && data.total > limit && limit < mostShown ? (
        <Button variant="default" className={classes.more} onClick={() => setLimit(limit + pageSize)}>
          Show more
        </Button>
      ) : null}
      {data && data.total > mostShown && limit >= mostShown ? (
        <Text c="var(--ink3)">Search to find the other {data.total - mostShown} images.</Text>
      ) : null}
    </div>
  );
}

interface PickerFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

function PickerFilters({ filters, onChange }: PickerFiltersProps) {
  const values = useMediaValues();
  const narrow = (name: string, value: string | null) => onChange({ ...filters, [name]: value ?? '' });
  return (
    <>
      {mediaFilters.slice(1).map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={filters[filter.name] || null}
          values={values}
          onChange={(value) => narrow(filter.name, value)}
        />
      ))}
      <SegmentedControl
        aria-label="Type"
        value={filters.kind ?? 'image'}
        data={(['image', 'svg'] as const).map((kind) => ({ value: kind, label: kindWords[kind] }))}
        onChange={(kind) => narrow('kind', kind)}
      />
    </>
  );
}

/** The name in an address may be an older one: the id counts. */
const isAt = ({ id }: MediaItemAnswer, address: string) => address.startsWith(`/media/${id}/`);

function nothingWords(search: string, { folder, tag }: Filters): string {
  return search || folder || tag
    ? 'No image matches. Try other words or filters.'
    : 'No images yet. Upload the first one.';
}
