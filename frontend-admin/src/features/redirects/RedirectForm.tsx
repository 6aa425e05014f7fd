import { useState, type ChangeEvent } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { adminApi, type RedirectAnswer, type RedirectRequest } from '../../api/generated';
import { reasonOf } from '../../ui/LoadFailure';
import { isStatus, refusedFields, statusWords } from './redirect-words';

interface RedirectFormProps {
  /** Default: one to add. */
  readonly redirect: RedirectAnswer | undefined;
  /** What a new one begins with. Default: nothing. */
  readonly start?: { readonly from: string; readonly to: string };
  readonly onSaved: () => void;
}

const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** Adds or changes a redirect. Reasons of the server are shown at their fields. */
export function RedirectForm({ redirect, start, onSaved }: RedirectFormProps) {
  const [from, setFrom] = useState(redirect?.from ?? start?.from ?? '');
  const [to, setTo] = useState(redirect?.to ?? start?.to ?? '');
  const [status, setStatus] = useState<RedirectRequest['status']>(redirect?.status ?? 301);
  const { errors, isSaving, save, forget } = useSave(redirect, onSaved);
  const isGone = status === 410;
  const address = (name: string, set: (text: string) => void) => ({
    error: errors[name],
    maxLength: 2000,
    spellCheck: false,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      set(value);
      forget();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save({ from, to: isGone ? null : to, status });
      }}
    >
      <Stack>
        <TextInput
          label="From"
          description="A path of this site, such as /old-page. /old-blog/* takes every address below /old-blog."
          ref={redirect || start ? undefined : focusOn}
          data-autofocus
          value={from}
          {...address('from', setFrom)}
        />
        <NativeSelect
          label="Status"
          error={errors.status}
          value={status}
          data={Object.entries(statusWords).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            const chosen = Number(currentTarget.value);
            if (isStatus(chosen)) setStatus(chosen);
            forget();
          }}
        />
        {isGone ? null : (
          <TextInput
            label="To"
            description="A path such as /blog, or an address that begins with https://. /blog/* keeps the rest of an address below /old-blog."
            ref={start ? focusOn : undefined}
            value={to}
            {...address('to', setTo)}
          />
        )}
        <Button type="submit" loading={isSaving} style={{ alignSelf: 'start' }}>
          {redirect ? 'Save' : start ? 'Make a redirect' : 'Add'}
        </Button>
      </Stack>
    </form>
  );
}

function useSave(redirect: RedirectAnswer | undefined, onSaved: () => void) {
  const dispatch = useAppDispatch();
  const [add, adding] = adminApi.useAddRedirectMutation();
  const [change, changing] = adminApi.useChangeRedirectMutation();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = async (redirectRequest: RedirectRequest) => {
    try {
      const saved = redirect ? change({ id: redirect.id, redirectRequest }) : add({ redirectRequest });
      const { works } = await saved.unwrap();
      dispatch(
        works
          ? notify({ title: 'Saved', description: 'It works for the next visitor.', variant: 'success' })
          : notify({ title: 'Saved', description: 'Visitors get “Not found”, because the target is not live.' }),
      );
      onSaved();
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      if (refused.length === 0)
        dispatch(notify({ title: 'Not saved', description: reasonOf(error), variant: 'destructive' }));
    }
  };
  return { errors, save, isSaving: adding.isLoading || changing.isLoading, forget: () => setErrors({}) };
}
