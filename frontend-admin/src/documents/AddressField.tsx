import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSite } from '@20x/kit';
import { adminApi, type DocumentState } from '../api/generated';
import { isMade } from '../editor/document/editable-document';
import { useOpenDocument } from '../editor/document/EditorContext';
import { DialogButtons } from '../ui/DialogButtons';
import { Dialog } from '../ui/Dialog';
import classes from './AddressField.module.css';
import { typeNamed } from './content-types';
import { pathOf, SlugField } from './SlugField';
import { useMoveDocument } from './use-move-document';

interface AddressFieldProps {
  readonly id: string;
  readonly onMoved: () => void;
}

/** Where visitors find the document. Its address changes at once before its first publication, else with its next one. */
export function AddressField({ id, onMoved }: AddressFieldProps) {
  const { baseline } = useOpenDocument().editor;
  const { path, nextPath } = baseline;
  const [isOpen, { open, close }] = useDisclosure();
  const { currentData: document } = adminApi.useGetDocumentQuery(
    { id },
    { skip: !isOpen, refetchOnMountOrArgChange: true },
  );
  return (
    <div className={classes.root}>
      <span className={classes.label}>Address</span>
      {isMade(baseline) ? <code>{nextPath ? `${path} → ${nextPath}` : path}</code> : <span>Made from the title</span>}
      <Button
        variant="default"
        size="compact-sm"
        aria-label="Change address…"
        disabled={!isMade(baseline)}
        onClick={open}
      >
        Change…
      </Button>
      {isOpen && document ? (
        <AddressDialog key={document.version} document={document} onMoved={onMoved} onClose={close} />
      ) : null}
    </div>
  );
}

interface AddressDialogProps {
  readonly document: DocumentState;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

function AddressDialog({ document, onMoved, onClose }: AddressDialogProps) {
  const { publicUrl } = useSite();
  const { type, path, nextPath, slug: current } = document;
  const next = document.nextSlug ?? current;
  const [slug, setSlug] = useState(next);
  const { move, isMoving, refusal, forgetRefusal } = useMoveDocument(document);
  const moveTo = (wanted: string) =>
    void move(wanted).then((isDone) => {
      if (isDone) onMoved();
    });
  const when = document.firstPublishedAt
    ? `${path} works until you publish; after that it redirects to the new address.`
    : 'Nobody has seen it yet, so it moves at once.';
  return (
    <Dialog onClose={onClose} title={`Address of the ${typeNamed(type)?.item ?? 'document'}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          moveTo(slug);
        }}
      >
        <Stack>
          {nextPath ? (
            <Text>
              Changes with the next publication: {path} → {nextPath}
            </Text>
          ) : null}
          <SlugField
            data-autofocus
            type={type}
            id={document.id}
            slug={slug}
            error={refusal}
            description={`Visitors will find it at ${publicUrl}${pathOf(type, slug || '…')}. ${when}`}
            onChange={(wanted) => {
              forgetRefusal();
              setSlug(wanted);
            }}
          />
          <DialogButtons onCancel={onClose}>
            {nextPath ? (
              <Button
                variant="default"
                loading={isMoving}
                onClick={() => {
                  moveTo(current);
                }}
              >
                Keep {path}
              </Button>
            ) : null}
            <Button type="submit" loading={isMoving} disabled={slug === '' || slug === next}>
              Change address
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
