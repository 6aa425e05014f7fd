import { useState, type ReactNode } from 'react';
import { noteLimit } from '@20x/shared/document-limits';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Asks for a note. Default: false. */
  readonly asksNote?: boolean;
  /** What else to know before. */
  readonly children?: ReactNode;
  /** Default: true. */
  readonly isReady?: boolean;
  /** Default: false. */
  readonly isBusy?: boolean;
  readonly onConfirm: (note: string | null) => void;
  readonly onClose: () => void;
}

/** Asks once more before something changes for visitors. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, asksNote = false, children, isReady = true, isBusy = false, onConfirm, onClose } = props;
  const [note, setNote] = useState('');
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Text>{text}</Text>
        {children}
        {asksNote ? (
          <Textarea
            label="Note for the history (optional)"
            minRows={2}
            maxLength={noteLimit}
            value={note}
            onChange={(event) => {
              setNote(event.currentTarget.value);
            }}
          />
        ) : null}
        <DialogButtons onCancel={onClose} startsAtCancel isBusy={isBusy}>
          <Button loading={isBusy} disabled={!isReady} onClick={() => onConfirm(note.trim() || null)}>
            {action}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
