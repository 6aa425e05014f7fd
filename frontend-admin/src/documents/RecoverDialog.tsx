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

/** Recovers a document at another address, because its own is taken. */
export function RecoverDialog({ document: { id, type, title }, lost, isBusy, onRecover, onClose }: RecoverDialogProps) {
  const [slug, setSlug] = useState(lost.freeSlug);
  return (
    <Dialog onClose={onClose} title={`Recover “${title}” at another address?`}>
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
            id={id}
            slug={slug}
            error={slug === lost.refused ? lost.message : null}
            onChange={setSlug}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy} disabled={slug === ''}>
              Recover
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
