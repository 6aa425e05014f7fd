import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import { filterQuery, mediaFilters, mediaOrders, useMediaValues } from '../../media/media-filters';
import { limitWords } from '../../media/media-words';
import { UploadButton } from '../../media/uploads/UploadButton';
import { UploadList } from '../../media/uploads/UploadList';
import { useFileIntake } from '../../media/uploads/use-file-intake';
import { useUploads } from '../../media/uploads/use-uploads';
import { BulkNotice } from '../../resource/BulkNotice';
import type { ListPlace } from '../../resource/list-place';
import type { FilterValues } from '../../resource/declarations';
import { ResourcePage } from '../../resource/ResourcePage';
import { useBulkRun } from '../../resource/use-bulk-run';
import { useListPlace, type ListPlaceControl } from '../../resource/use-list-place';
import classes from './Media.module.css';
import { mediaList, mediaTabs, queryBehind, type MediaTab } from './media-list';
import { MediaBulkMenu } from './MediaBulkMenu';
import { MediaDetail } from './MediaDetail';
import type { UnsavedMedia } from './use-media-edits';
import { mediaReasonOf } from './use-media-tasks';

const pageSize = 48;

/** /admin/media */
export function MediaPage() {
  const place = useListPlace({
    tabs: mediaTabs,
    filters: mediaFilters.map(({ name }) => name),
    sorts: mediaOrders.map(({ name }) => name),
    views: ['list'],
  });
  const { currentData, error, isFetching, refetch } = adminApi.useListMediaQuery(queryOf(place), {
    refetchOnMountOrArgChange: true,
  });
  const values = useMediaValues();
  const bulk = useBulkRun<MediaItemAnswer>({ nameOf: ({ name }) => name, reasonOf: mediaReasonOf });
  const uploads = useUploads();
  /** What is uploaded while a folder shows belongs there. */
  const upload = (files: readonly File[]) => uploads.add(files, filterQuery(place.filters).folder);
  const isOver = useFileIntake(upload);
  const detail = useDetail(values, place.close);
  return (
    <>
      <ResourcePage
        resource={mediaList}
        place={place}
        values={values}
        answer={{ page: currentData, error, isFetching, refetch }}
        notice={
          <>
            <p className={classes.limits}>{limitWords} Drop files anywhere on this screen, or paste them.</p>
            <UploadList uploads={uploads} />
            <BulkNotice bulk={bulk} item="file" />
          </>
        }
        bulk={(rows, onDone) =>
          bulk.progress ? null : (
            <MediaBulkMenu
              rows={rows}
              values={values}
              isTrash={place.tab === 'trash'}
              onRun={(task) => {
                onDone();
                void bulk.run(rows, task);
              }}
            />
          )
        }
        detail={detail}
        actions={
          <>
            <ViewChoice place={place} />
            <UploadButton leftSection={<Upload />} onFiles={upload}>
              Upload
            </UploadButton>
          </>
        }
      />
      {isOver ? <DropNotice /> : null}
    </>
  );
}

const DropNotice = () => (
  <div className={classes.over} role="status">
    Drop the files to upload them
  </div>
);

/** The open file. What could not be saved of it is kept while the screen is open. */
function useDetail(values: FilterValues, onClose: () => void) {
  const [unsaved] = useState<UnsavedMedia>(() => new Map());
  return { label: 'File', of: (id: string) => <MediaDetail key={id} {...{ id, values, unsaved, onClose }} /> };
}

function ViewChoice({ place }: { readonly place: ListPlaceControl<MediaTab> }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View"
      value={place.view ?? 'grid'}
      data={[
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
      ]}
      onChange={(view) => void navigate(place.hrefTo({ view: view === 'list' ? view : null }), { replace: true })}
    />
  );
}

/** What the API is asked for at a place in the list. */
const queryOf = ({ tab, search, filters, sort, page }: ListPlace<MediaTab>) => ({
  ...queryBehind[tab],
  ...filterQuery(filters),
  search: search || undefined,
  sort: mediaOrders.find(({ name }) => name === sort)?.name,
  page,
  limit: pageSize,
});
