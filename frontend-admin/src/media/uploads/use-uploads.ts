import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi, type UploadedMedia } from '../../api/generated';
import { sendFile } from '../../api/send-file';
import { connection } from '../../ui/connection';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import { reasonOf } from '../../ui/LoadFailure';
import { isOnItsWay, UploadQueue } from './upload-queue';

/** Uploads into the library; `onItem` is told of each that arrives. Leaving the screen asks first while some are on their way. */
export function useUploads(onItem?: (item: UploadedMedia) => void) {
  const dispatch = useAppDispatch();
  const arrive = useCallbackRef((item: UploadedMedia) => onItem?.(item));
  const [queue] = useState(
    () =>
      new UploadQueue({
        reasonOf,
        back,
        onArrived: () => dispatch(adminApi.util.invalidateTags(['Media'])),
        send: async ({ file, folder }, sending) => {
          const query = new URLSearchParams({ name: file.name });
          if (folder) query.set('folder', folder);
          const url = `/api/admin/media?${query.toString()}`;
          const item = await dispatch(sendFile<UploadedMedia>({ method: 'POST', url, file, ...sending }));
          arrive(item);
          return item;
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const onTheirWay = uploads.filter(isOnItsWay);
  useRegisterUnsaved(onTheirWay.length > 0, {
    name: 'Uploads',
    isKept: () => false,
    changes: () => onTheirWay.map(({ file }) => file.name),
    save: () => queue.whenSent(),
    discard: () => queue.cancelAll(),
  });
  useEffect(() => () => queue.cancelAll(), [queue]);
  return {
    uploads,
    add: (files: readonly File[], folder?: string) => queue.add(files, folder),
    retry: (key: number) => queue.retry(key),
    cancel: (key: number) => queue.cancel(key),
    clear: () => queue.cancelAll(),
  };
}

/** Waits for the server when it gave no answer. */
function back(error: unknown): Promise<void> | null {
  if (!isApiError(error) || error.status !== 0) return null;
  connection.lost();
  return connection.back();
}

export type Uploads = ReturnType<typeof useUploads>;
