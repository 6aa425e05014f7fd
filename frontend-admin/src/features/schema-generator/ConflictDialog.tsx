import { Button, Stack, Text } from '@mantine/core';
import type { EditedDocument } from '../../api/generated';
import { useSaver } from '../../editor/saving/use-saver';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { JsonBlock } from './JsonBlock';
import { ownTextOf, type useOwnText } from './use-own-text';

interface ConflictDialogProps {
  readonly own: ReturnType<typeof useOwnText>;
  readonly theirs: EditedDocument;
}

/** Someone else changed the page's structured data meanwhile: the person chooses. */
export function ConflictDialog({ own, theirs }: ConflictDialogProps) {
  const { title, sides } = useSaver(theirs.draft.author);
  const both = [
    [sides.mine, own.text],
    [sides.theirs, ownTextOf(theirs)],
  ] as const;
  return (
    <Dialog onClose={own.keepEditing} size="xl" title={title}>
      <Stack>
        <Text>You and someone else changed this page’s structured data. Choose one version.</Text>
        {both.map(([side, text]) => (
          <div key={side}>
            <b>{side}</b>
            <JsonBlock label={side}>{text || 'No structured data of its own'}</JsonBlock>
          </div>
        ))}
        <DialogButtons onCancel={own.keepEditing} isBusy={own.isSaving}>
          <Button variant="default" onClick={() => own.takeTheirs(theirs)}>
            Use {sides.theirs.toLowerCase()}
          </Button>
          <Button loading={own.isSaving} onClick={() => void own.apply(theirs)}>
            Use {sides.mine.toLowerCase()}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
