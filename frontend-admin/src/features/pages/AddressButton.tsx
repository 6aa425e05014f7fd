import { useState } from 'react';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useSite } from '@20x/kit';
import { adminApi, type DocumentState } from '../../api/generated';
import { SlugField } from './SlugField';
import { useMovePage } from './use-move-page';
import { useFocusBack } from '../../ui/use-focus-back';
import { DialogButtons } from '../../ui/DialogButtons';

interface AddressButtonProps {
  readonly id: string;
  readonly onMoved: () => void;
}

/** Changes where a page will be found: at once while nobody could have seen it, else with its next publication. */
export function AddressButton(props: AddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { currentData: page } = adminApi.useGetDocumentQuery(
    { id: props.id },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  );
  const close = () => {
    setOpen(false);
  };
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
      {isOpen && page ? <AddressDialog key={page.version} page={page} onMoved={props.onMoved} onClose={close} /> : null}
    </>
  );
}

interface AddressDialogProps {
  readonly page: DocumentState;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

function AddressDialog({ page, onMoved, onClose }: AddressDialogProps) {
  useFocusBack();
  const { publicUrl } = useSite();
  const next = page.nextSlug ?? page.slug;
  const [slug, setSlug] = useState(next);
  const { move, isMoving, refusal, forgetRefusal } = useMovePage(page.id);
  const moveTo = (wanted: string) =>
    void move(wanted).then((isDone) => {
      if (isDone) onMoved();
    });
  const when = page.firstPublishedAt
    ? `${page.path} stays until you publish; from then on it leads to the new address.`
    : 'Nobody has seen it yet, so it moves at once.';
  return (
    <Modal opened onClose={onClose} title="Address of the page">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          moveTo(slug);
        }}
      >
        <Stack>
          {page.nextPath ? (
            <Text>
              Waits for the next publication: {page.path} → {page.nextPath}
            </Text>
          ) : null}
          <SlugField
            slug={slug}
            error={refusal}
            description={`Visitors will find it at ${publicUrl}/${slug || '…'}. ${when}`}
            onChange={(wanted) => {
              forgetRefusal();
              setSlug(wanted);
            }}
          />
          <DialogButtons onCancel={onClose}>
            {page.nextPath ? (
              <Button
                variant="default"
                loading={isMoving}
                onClick={() => {
                  moveTo(page.slug);
                }}
              >
                Keep {page.path}
              </Button>
            ) : null}
            <Button type="submit" loading={isMoving} disabled={slug === '' || slug === next}>
              Change address
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
