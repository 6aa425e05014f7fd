import { Button } from '@mantine/core';
import { adminApi } from '../../../api/generated';
import { useMay } from '../../../api/use-may';
import type { PickedImage } from '../../../media/picker/MediaPicker';
import { Banner } from '../../../ui/Banner';
import { reasonOf } from '../../../ui/LoadFailure';

interface ForeignImageProps {
  /** Of an image, wherever it is. */
  readonly address: string;
  readonly onCopied: (image: PickedImage) => void;
}

/** Says of an image on another site that visitors would not see it, and copies it to the library. */
export function ForeignImage({ address, onCopied }: ForeignImageProps) {
  const mayCopy = useMay('media:edit');
  const [copy, { isLoading, error }] = adminApi.useCopyImageMutation();
  const url = URL.parse(address);
  if (!url?.protocol.startsWith('http') || url.origin === location.origin) return null;
  const send = async () => {
    const { data } = await copy({ copyImageRequest: { address } });
    if (data) onCopied(data);
  };
  const button = (
    <Button variant="default" loading={isLoading} onClick={() => void send()}>
      Copy to library
    </Button>
  );
  return (
    <Banner
      tone={error ? 'danger' : 'notice'}
      title={error ? reasonOf(error) : `This image is on ${url.host}`}
      actions={mayCopy ? button : undefined}
    >
      <p>Pages load images from this site only, so visitors won’t see it.</p>
    </Banner>
  );
}
