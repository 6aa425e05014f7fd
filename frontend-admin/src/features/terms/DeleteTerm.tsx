import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { adminApi } from '../../api/generated';
import { ConfirmDialog } from '../../editor/publishing/ConfirmDialog';
import { reasonOf } from '../../ui/LoadFailure';
import type { TermProps } from './TermDetail';

/** Removes a term that no published post uses. */
export function DeleteTerm({ term, onClose, onChange }: TermProps) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [remove, { isLoading }] = adminApi.useRemoveTermMutation();
  async function run() {
    try {
      await remove({ id: term.id }).unwrap();
      onClose();
      onChange();
    } catch (error) {
      setAsked(false);
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={`Delete “${term.name}”?`}
          text="Its addresses stop working. A post that names it brings it back when you publish the post."
          action="Delete"
          isBusy={isLoading}
          onClose={() => setAsked(false)}
          onConfirm={() => void run()}
        />
      ) : null}
    </>
  );
}
