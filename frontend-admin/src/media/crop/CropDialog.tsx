import { useState } from 'react';
import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { adminApi, type Crop, type MediaItemAnswer, type MediaVersionAnswer } from '../../api/generated';
import { Dialog } from '../../ui/Dialog';
import { LoadFailure } from '../../ui/LoadFailure';
import { pixelWords } from '../media-words';
import { inShape, leastCrop, percentOf, pixelsOf, type Size } from './crop-sizes';
import classes from './CropDialog.module.css';

interface CropDialogProps {
  /** Of an image. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Chooses the part of an image that pages show. */
export function CropDialog({ id, onClose }: CropDialogProps) {
  const fresh = { refetchOnMountOrArgChange: true };
  const item = adminApi.useGetMediaQuery({ id }, fresh);
  const versions = adminApi.useListMediaVersionsQuery({ id }, fresh);
  const error = item.error ?? versions.error;
  const reload = () => void Promise.all([item.refetch(), versions.refetch()]);
  return (
    <Dialog onClose={onClose} size="xl" title="Crop the image">
      {error ? <LoadFailure title="The image could not be loaded" error={error} onRetry={reload} /> : null}
      {item.data && versions.data ? (
        <Cropping item={item.data} versions={versions.data} onClose={onClose} />
      ) : error ? null : (
        <Skeleton role="status" aria-label="Loading the image" h={300} />
      )}
    </Dialog>
  );
}

const shapes = {
  Free: undefined,
  'Wide 16:9': 16 / 9,
  Square: 1,
  'Tall 3:4': 3 / 4,
} as const;
type Shape = keyof typeof shapes;

interface CroppingProps extends Pick<CropDialogProps, 'onClose'> {
  readonly item: MediaItemAnswer;
  readonly versions: readonly MediaVersionAnswer[];
}

function Cropping({ item, versions, onClose }: CroppingProps) {
  // A crop is made of a whole image, which is therefore an earlier version.
  const whole = versions.find(({ original, crop }) => original === item.original && crop === null) ?? item;
  const size: Size = { width: whole.width ?? 1, height: whole.height ?? 1 };
  const [shape, setShape] = useState<Shape>('Free');
  const [marked, setMarked] = useState<PercentCrop>(() => percentOf(item.crop, size));
  const [send, { isLoading, error }] = adminApi.useCropMediaMutation();
  const crop = pixelsOf(marked, size);
  const isTooSmall = crop !== null && Math.min(crop.width, crop.height) < leastCrop;
  const save = async (wanted: Crop | null) => {
    const answer = await send({ id: item.id, cropRequest: { version: item.version, crop: wanted } });
    if ('data' in answer) onClose();
  };
  const choose = (chosen: Shape) => {
    const aspect = shapes[chosen];
    setShape(chosen);
    if (aspect) setMarked(inShape(aspect, size));
  };
  return (
    <div className={classes.root}>
      {error ? <LoadFailure title="The image was not cropped" error={error} onRetry={() => void save(crop)} /> : null}
      <SegmentedControl
        aria-label="Shape"
        value={shape}
        data={Object.keys(shapes)}
        onChange={(chosen) => choose(chosen as Shape)}
      />
      <ReactCrop
        className={classes.picture}
        crop={marked}
        aspect={shapes[shape]}
        keepSelection
        ruleOfThirds
        ariaLabels={labels}
        onChange={(_, share) => setMarked(share)}
      >
        <img src={whole.file} alt={item.alt} />
      </ReactCrop>
      <p className={classes.size} role="status">
        {isTooSmall
          ? `Choose at least ${leastCrop} × ${leastCrop} pixels.`
          : `${pixelWords(crop ?? size)}. Every page that shows this image will show this part.`}
      </p>
      <div className={classes.actions}>
        {item.crop ? (
          <Button variant="subtle" disabled={isLoading} onClick={() => void save(null)}>
            Show the whole image
          </Button>
        ) : null}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isLoading} disabled={isTooSmall || isSame(crop, item.crop)} onClick={() => void save(crop)}>
          Save crop
        </Button>
      </div>
    </div>
  );
}

const isSame = (one: Crop | null, other: Crop | null) => JSON.stringify(one) === JSON.stringify(other);

const labels = {
  cropArea: 'Part to show. Move it with the arrow keys.',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
};
