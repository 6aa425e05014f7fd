import { useState } from 'react';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useFocusBack } from '../../ui/use-focus-back';
import { asSlug } from './slug';
import type { LostAddress } from './use-page-deeds';

interface RecoverDialogProps {
  readonly title: string;
  readonly lost: LostAddress;
  readonly isBusy: boolean;
  readonly onRecover: (slug: string) => void;
  readonly onClose: () => void;
}

/** Brings a page back under another address, because its own is gone. */
export function RecoverDialog({ title, lost, isBusy, onRecover, onClose }: RecoverDialogProps) {
  useFocusBack();
  const [slug, setSlug] = useState(lost.freeSlug);
  return (
    <Modal opened onClose={onClose} title={`Bring “${title}” back under another address?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRecover(slug);
        }}
      >
        <Stack>
          <Text>It comes back as a draft that visitors do not see. Its address has gone meanwhile.</Text>
          <TextInput
            data-autofocus
            label="Address"
            leftSection="/"
            autoComplete="off"
            spellCheck={false}
            value={slug}
            error={lost.message}
            onChange={(event) => {
              setSlug(asSlug(event.currentTarget.value));
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={slug === ''}>
              Bring back
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
