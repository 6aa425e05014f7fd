import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { useSaver } from './use-saver';

interface MergeBannerProps {
  /** Who saved in between. Default: someone else. */
  readonly who: string | null | undefined;
  readonly names: readonly string[];
  readonly fields: FieldDeclarations;
  readonly onClose: () => void;
}

/** Tells that someone else's changes are in the form now. */
export function MergeBanner({ who, names, fields, onClose }: MergeBannerProps) {
  const { title } = useSaver(who);
  return (
    <Banner
      tone="notice"
      title={title}
      actions={
        <Button variant="default" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>Your own changes are kept. New here: {names.map((name) => fieldLabel(fields, name)).join(', ')}.</p>
    </Banner>
  );
}
