import { useState, type SyntheticEvent } from 'react';
import { messageOf } from '@20x/kit';
import { revisionNameLimit } from '@20x/shared/document-limits';
import { Button, Stack, TextInput } from '@mantine/core';
import type { HistoryEntry } from '../../api/generated';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';

interface NameDialogProps {
  readonly naming: Pick<HistoryEntry, 'number' | 'name'>;
  readonly onName: (name: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a revision; a named one is never pruned. An empty name takes it away. */
export function NameDialog({ naming, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(naming.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onName(name.trim() || null).catch((failure: unknown) => {
      setError(messageOf(failure) ?? 'It could not be named.');
    });
  };
  return (
    <Dialog onClose={onClose} title={`Name v${naming.number}`}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="A named revision is kept for good. Leave it empty to take the name away."
            data-autofocus
            maxLength={revisionNameLimit}
            value={name}
            error={error}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit">Save name</Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
