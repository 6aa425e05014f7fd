import { useState } from 'react';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { DialogButtons } from '../../ui/DialogButtons';
import { useFocusBack } from '../../ui/use-focus-back';
import { SlugField } from './SlugField';
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
          <Text>It comes back as a draft that visitors do not see. Its own address has gone meanwhile.</Text>
          {lost.refused === null ? <Text c="dimmed">Of its own address: {lost.message}</Text> : null}
          <SlugField slug={slug} error={slug === lost.refused ? lost.message : null} onChange={setSlug} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy} disabled={slug === ''}>
              Bring back
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
