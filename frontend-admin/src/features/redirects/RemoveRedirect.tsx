import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { adminApi, type RedirectAnswer } from '../../api/generated';
import { ConfirmDialog } from '../../editor/publishing/ConfirmDialog';
import { reasonOf } from '../../ui/LoadFailure';

interface RemoveRedirectProps {
  readonly redirect: RedirectAnswer;
  readonly onRemoved: () => void;
}

/** Removes a redirect after saying what visitors get instead. */
export function RemoveRedirect({ redirect: { id, from }, onRemoved }: RemoveRedirectProps) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  const [remove, { isLoading }] = adminApi.useRemoveRedirectMutation();
  async function run() {
    try {
      await remove({ id }).unwrap();
      onRemoved();
    } catch (error) {
      setAsked(false);
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    }
  }
  return (
    <>
      <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => setAsked(true)}>
        Remove
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title="Remove this redirect?"
          text={`Visitors of ${from} will get “Not found” (404), unless a page or another redirect has the address.`}
          action="Remove"
          isBusy={isLoading}
          onClose={() => setAsked(false)}
          onConfirm={() => void run()}
        />
      ) : null}
    </>
  );
}
