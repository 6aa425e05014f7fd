import { useState } from 'react';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useSite } from '@20x/kit';
import type { PageDocument } from '../../api/generated';
import { asSlug } from './slug';
import { useMovePage } from './use-move-page';
import { useFocusBack } from '../../ui/use-focus-back';

interface AddressButtonProps {
  readonly page: PageDocument;
  readonly onMoved: () => void;
}

/** Changes where a page will be found, as long as nobody could have seen it there. */
export function AddressButton(props: AddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setOpen(true);
        }}
      >
        Address…
      </Button>
      {isOpen ? (
        <AddressDialog
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface AddressDialogProps extends AddressButtonProps {
  readonly onClose: () => void;
}

function AddressDialog({ page, onMoved, onClose }: AddressDialogProps) {
  useFocusBack();
  const { publicUrl } = useSite();
  const [slug, setSlug] = useState(page.slug);
  const { move, isMoving, refusal, forgetRefusal } = useMovePage(page.id);
  return (
    <Modal opened onClose={onClose} title="Address of the page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void move(slug).then((isDone) => {
            if (isDone) onMoved();
          });
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Address"
            leftSection="/"
            autoComplete="off"
            spellCheck={false}
            value={slug}
            error={refusal}
            description={`Visitors will find it at ${publicUrl}/${slug || '…'}. Once it was published the address stays.`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(event) => {
              forgetRefusal();
              setSlug(asSlug(event.currentTarget.value));
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isMoving} disabled={slug === '' || slug === page.slug}>
              Change address
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
