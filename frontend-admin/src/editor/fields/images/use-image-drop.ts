import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useMay } from '../../../api/use-may';
import { pickedFrom, type PickedImage } from '../../../media/picker/MediaPicker';
import { useUploads } from '../../../media/uploads/use-uploads';

/** Uploads an image that is dropped or pasted into a field, and chooses it. */
export function useImageDrop(onChoose: (image: PickedImage) => void) {
  const mayUpload = useMay('media:edit');
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useUploads((item) => {
    if (item.kind === 'pdf') setRefusal('A PDF cannot be shown as an image. It is in the library now.');
    else onChoose(pickedFrom(item));
  });
  /** A field has room for one. */
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const [file] = data.files;
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    setRefusal(null);
    uploads.add([file]);
  };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault(); // Otherwise the browser opens the file in place of this page.
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
  return { uploads, refusal, isOver, handlers: mayUpload ? handlers : {} };
}
