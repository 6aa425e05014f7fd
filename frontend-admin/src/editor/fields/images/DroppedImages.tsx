import { Input } from '@mantine/core';
import { UploadList } from '../../../media/uploads/UploadList';
import type { useImageDrop } from './use-image-drop';

/** What was dropped or pasted and is not there yet, and what was refused. */
export function DroppedImages({ uploads, refusal }: Pick<ReturnType<typeof useImageDrop>, 'uploads' | 'refusal'>) {
  return (
    <>
      {uploads.uploads.every(({ state }) => state === 'done') ? null : <UploadList uploads={uploads} />}
      {refusal ? <Input.Error role="alert">{refusal}</Input.Error> : null}
    </>
  );
}
