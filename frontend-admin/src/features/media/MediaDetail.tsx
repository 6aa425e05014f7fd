import { isApiError } from '@20x/kit';
import { Button, Skeleton } from '@mantine/core';
import { adminApi } from '../../api/generated';
import type { FilterValues } from '../../resource/declarations';
import { Banner } from '../../ui/Banner';
import { LoadFailure } from '../../ui/LoadFailure';
import classes from './MediaDetail.module.css';
import { MediaView } from './MediaView';
import type { UnsavedMedia } from './use-media-edits';

interface MediaDetailProps {
  readonly id: string;
  /** The folders and tags that files have. */
  readonly values: FilterValues;
  /** What was not saved of files that are closed. */
  readonly unsaved: UnsavedMedia;
  readonly onClose: () => void;
}

/** One file, beside its list. */
export function MediaDetail({ id, values, unsaved, onClose }: MediaDetailProps) {
  const { data: item, error, refetch } = adminApi.useGetMediaQuery({ id }, { refetchOnMountOrArgChange: true });
  // Its sizes are made in the background.
  adminApi.useGetMediaQuery({ id }, { skip: item?.state !== 'pending', pollingInterval: 1500 });
  if (item) return <MediaView item={item} values={values} unsaved={unsaved} onClose={onClose} />;
  if (!error) {
    return (
      <div role="status" aria-label="Loading the file" className={classes.body}>
        <Skeleton h={200} />
        <Skeleton h={20} w="60%" />
      </div>
    );
  }
  const close = (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <div className={classes.body}>
      {isApiError(error) && (error.status === 404 || error.status === 400) ? (
        <Banner tone="danger" title="There is no such file" actions={close}>
          <p>It may have been deleted, or the address is mistyped.</p>
        </Banner>
      ) : (
        <LoadFailure title="The file could not be loaded" error={error} onRetry={refetch} actions={close} />
      )}
    </div>
  );
}
