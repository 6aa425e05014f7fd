import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import classes from './DialogButtons.module.css';

interface DialogButtonsProps {
  readonly onCancel: () => void;
  /** Whether it cannot be called off any more. Default: false. */
  readonly isBusy?: boolean;
  /** Whether the dialog opens with the focus on Cancel. Default: false. */
  readonly startsAtCancel?: boolean;
  /** The buttons that do something. */
  readonly children: ReactNode;
}

/** The foot of a dialog: Cancel, then what it is about. */
export function DialogButtons({ onCancel, isBusy = false, startsAtCancel = false, children }: DialogButtonsProps) {
  return (
    <Group justify="flex-end" className={classes.root}>
      <Button variant="default" data-autofocus={startsAtCancel || undefined} disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Group>
  );
}
