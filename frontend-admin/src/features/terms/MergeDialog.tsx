import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button, Select, Stack, Text } from '@mantine/core';
import { adminApi, type EditedTerm } from '../../api/generated';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { reasonOf } from '../../ui/LoadFailure';
import { postsIn } from './terms-list';

interface MergeDialogProps {
  readonly term: EditedTerm;
  readonly onClose: () => void;
  readonly onMerged: () => void;
}

const mostOffered = 50;

/** Asks which term takes over the posts and addresses of this one. It cannot be undone, so it says what changes. */
export function MergeDialog({ term: { id, kind, name, posts }, onClose, onMerged }: MergeDialogProps) {
  const dispatch = useAppDispatch();
  const [words, setWords] = useState('');
  const [into, setInto] = useState<EditedTerm | null>(null);
  const { currentData } = adminApi.useListEditedTermsQuery({
    kind,
    search: into ? undefined : words.trim() || undefined,
    limit: mostOffered,
  });
  const [merge, { isLoading }] = adminApi.useMergeTermMutation();
  const others = (currentData?.data ?? []).filter((term) => term.id !== id);
  async function run(target: EditedTerm) {
    try {
      await merge({ id, mergeTermRequest: { into: target.id } }).unwrap();
      dispatch(notify({ title: 'Merged', description: `${name} is ${target.name} now.`, variant: 'success' }));
      onMerged();
    } catch (error) {
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    }
  }
  return (
    <Dialog onClose={onClose} title={`Merge “${name}”`}>
      <Stack>
        <Select
          data-autofocus
          label={`Into this ${kind}`}
          data={others.map((term) => ({ value: term.id, label: term.name }))}
          value={into?.id ?? null}
          searchable
          nothingFoundMessage="Nothing found"
          onSearchChange={setWords}
          onChange={(chosen) => setInto(others.find((term) => term.id === chosen) ?? null)}
        />
        {into ? (
          <Text role="status">
            {posts === 0 ? 'No published post changes.' : `${postsIn(posts)} will show “${into.name}” instead.`} The
            addresses of “{name}” lead to “{into.name}”. This can’t be undone.
          </Text>
        ) : null}
        <DialogButtons onCancel={onClose} isBusy={isLoading}>
          <Button disabled={!into} loading={isLoading} onClick={() => into && void run(into)}>
            Merge
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
