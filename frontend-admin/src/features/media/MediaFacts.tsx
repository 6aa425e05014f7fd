import { useState } from 'react';
import { Button, Progress } from '@mantine/core';
import { Crop as CropIcon, Download, RefreshCcw } from 'lucide-react';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type MediaItemAnswer } from '../../api/generated';
import { sendFile } from '../../api/send-file';
import { CropButton } from '../../media/crop/CropButton';
import { fileWords } from '../../media/media-words';
import { UploadButton } from '../../media/uploads/UploadButton';
import { Banner } from '../../ui/Banner';
import { clockTime } from '../../ui/clock';
import { CopyButton } from '../../ui/CopyButton';
import { reasonOf } from '../../ui/LoadFailure';
import classes from './MediaDetail.module.css';

/** What the file is, its address, and what can be done with the file itself. */
export function MediaFacts({ item }: { readonly item: MediaItemAnswer }) {
  const { file, address, state, createdAt, createdBy } = item;
  const replacing = useReplacing(item);
  return (
    <section aria-label="File" className={classes.facts}>
      <p className={classes.line}>
        {fileWords(item)}
        {state === 'pending' ? ' · Sizes for pages are being made' : null}
        {state === 'failed' ? ' · Sizes for pages could not be made. Upload the file again.' : null}
      </p>
      <p className={classes.line}>
        Uploaded {clockTime(new Date(createdAt))} by <bdi>{createdBy ?? 'the system'}</bdi>
      </p>
      <p className={classes.address}>
        <code>{address}</code>
        <CopyButton value={address} what="address" />
      </p>
      <div className={classes.buttons}>
        <Button component="a" href={file} download variant="default" leftSection={<Download />}>
          Download
        </Button>
        {item.deletedAt ? null : <CropButton address={address} leftSection={<CropIcon />} />}
        {item.deletedAt ? null : (
          <UploadButton
            variant="default"
            multiple={false}
            leftSection={<RefreshCcw />}
            loading={replacing.share !== null}
            onFiles={([chosen]) => chosen && void replacing.replace(chosen)}
          >
            Replace file
          </UploadButton>
        )}
      </div>
      {replacing.share === null ? null : <Progress aria-label="Upload" value={100 * replacing.share} />}
      {replacing.error === null ? null : (
        <Banner tone="danger" title="The file was not replaced">
          <p>{reasonOf(replacing.error)}</p>
        </Banner>
      )}
    </section>
  );
}

/** Puts another file in its place; the address stays, so that every page shows it. */
function useReplacing({ id, version }: MediaItemAnswer) {
  const dispatch = useAppDispatch();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  async function replace(file: File) {
    setShare(0);
    setError(null);
    try {
      const url = `/api/admin/media/${id}/file?version=${version}`;
      await dispatch(sendFile({ method: 'PUT', url, file, onProgress: setShare }));
    } catch (failure) {
      setError(failure);
    }
    dispatch(adminApi.util.invalidateTags(['Media']));
    setShare(null);
  }
  return { share, error, replace };
}
