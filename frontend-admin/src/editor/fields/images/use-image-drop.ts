import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useMay } from '../../../api/use-may';
import { pickedFrom, type PickedImage } from '../../../media/picker/MediaPicker';
import { useUploads } from '../../../media/uploads/use-uploads';

/** Uploads images that are dropped or pasted into a field, and chooses each. A field has room for one, a list for many. */
export function useImageDrop(room: 'one' | 'many', onChoose: (image: PickedImage) => void) {
  const mayUpload = useMay('media:edit');
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const uploads = useUploads((item) => {
    if (item.kind === 'pdf') setRefusal('A PDF cannot be shown as an image. It is in the library now.');
    else onChoose(pickedFrom(item));
  });
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = [...data.files].slice(0, room === 'one' ? 1 : undefined);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setRefusal(null);
    uploads.add(files);
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
