import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../api/use-may';
import { CropDialog } from './CropDialog';

interface CropButtonProps extends ButtonProps {
  /** What content stores. */
  readonly address: string;
  /** Names the image where several are shown. */
  readonly 'aria-label'?: string;
}

/** Crops an image of the library; absent for any other address. */
export function CropButton({ address, ...button }: CropButtonProps) {
  const mayCrop = useMay('media:edit');
  const [isOpen, { open, close }] = useDisclosure();
  const id = /^\/media\/([^/]+)\/[^/]+\.webp$/.exec(address)?.[1];
  if (id === undefined || !mayCrop) return null;
  return (
    <>
      <Button variant="default" {...button} onClick={open}>
        Crop
      </Button>
      {isOpen ? <CropDialog id={id} onClose={close} /> : null}
    </>
  );
}
