import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { DocumentSummary } from '../api/generated';
import { DialogButtons } from '../ui/DialogButtons';
import { Dialog } from '../ui/Dialog';
import { SlugField } from './SlugField';
import type { LostAddress } from './use-document-actions';

interface RecoverDialogProps {
  readonly document: DocumentSummary;
  readonly lost: LostAddress;
  readonly isBusy: boolean;
  readonly onRecover: (slug: string) => void;
  readonly onClose: () => void;
}

/** Brings a document back under another address, because its own is gone. */
export function RecoverDialog({ document: { type, title }, lost, isBusy, onRecover, onClose }: RecoverDialogProps) {
  const [slug, setSlug] = useState(lost.freeSlug);
  return (
    <Dialog onClose={onClose} title={`Bring “${title}” back under another address?`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRecover(slug);
        }}
      >
        <Stack>
          <Text>It comes back as a draft that visitors do not see. Its address is no longer available.</Text>
          {lost.refused === null ? <Text c="dimmed">About its address: {lost.message}</Text> : null}
          <SlugField
            data-autofocus
            type={type}
            slug={slug}
            error={slug === lost.refused ? lost.message : null}
            onChange={setSlug}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy} disabled={slug === ''}>
              Bring back
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
