import { useState, type SyntheticEvent } from 'react';
import { messageOf } from '@20x/kit';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../ui/DialogButtons';

interface Naming {
  readonly number: number;
  readonly name: string | null;
}

interface NameDialogProps {
  /** Null: closed. */
  readonly naming: Naming | null;
  readonly onName: (number: number, name: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a revision; a named one is never pruned. An empty name takes it away. */
export function NameDialog({ naming, onName, onClose }: NameDialogProps) {
  const [shown, setShown] = useState(naming);
  if (naming && naming !== shown) setShown(naming);
  return (
    <Modal opened={naming !== null} onClose={onClose} title={`Name v${shown?.number ?? ''}`}>
      {shown ? <NameForm key={shown.number} naming={shown} onName={onName} onClose={onClose} /> : null}
    </Modal>
  );
}

function NameForm({ naming, onName, onClose }: NameDialogProps & { readonly naming: Naming }) {
  const [name, setName] = useState(naming.name ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onName(naming.number, name.trim() || null).catch((failure: unknown) => {
      setError(messageOf(failure) ?? 'It could not be named.');
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          description="A named revision is kept for good. Leave it empty to take the name away."
          data-autofocus
          maxLength={80}
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
  );
}
