import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';

interface MergeBannerProps {
  /** Who saved in between. */
  readonly who: string;
  readonly names: readonly string[];
  readonly fields: FieldDeclarations;
  readonly onClose: () => void;
}

/** Tells that someone else's changes are in the form now. */
export function MergeBanner({ who, names, fields, onClose }: MergeBannerProps) {
  return (
    <Banner
      tone="notice"
      title={`${who} saved while you were editing`}
      actions={
        <Button variant="default" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>
        You changed different fields, so both were kept. New from them:{' '}
        {names.map((name) => fieldLabel(fields, name)).join(', ')}.
      </p>
    </Banner>
  );
}
