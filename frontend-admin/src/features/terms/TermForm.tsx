import { useState } from 'react';
import { isApiError, notify, useAppDispatch } from '@20x/kit';
import { addressProblem } from '@20x/shared/look-alikes';
import { asSlug } from '@20x/shared/slug';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { adminApi } from '../../api/generated';
import { reasonOf } from '../../ui/LoadFailure';
import type { TermProps } from './TermDetail';

type Field = 'name' | 'slug' | 'description';

/** Renames a term, gives it another address or describes it. */
export function TermForm({ term, onChange }: Omit<TermProps, 'onClose'>) {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState({ name: term.name, slug: term.slug, description: term.description ?? '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [edit, { isLoading }] = adminApi.useEditTermMutation();
  const input = (field: Field, change = (text: string) => text) => ({
    value: values[field],
    error: errors[field] ?? (field === 'slug' ? addressProblem(values.slug) : null),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setValues((before) => ({ ...before, [field]: change(value) }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
  });
  async function save() {
    try {
      await edit({ id: term.id, editTermRequest: { ...values, description: values.description || null } }).unwrap();
      dispatch(notify({ title: 'Saved', description: 'Visitors see the change now.', variant: 'success' }));
      onChange();
    } catch (error) {
      const refused = (isApiError(error) ? error.problem?.errors : undefined) ?? [];
      setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      if (refused.length === 0)
        dispatch(notify({ title: 'Not saved', description: reasonOf(error), variant: 'destructive' }));
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <TextInput label="Name" maxLength={60} {...input('name')} />
        <TextInput
          label="Address"
          description={`After /blog/${term.kind}/. The earlier address leads to the new one.`}
          {...input('slug', asSlug)}
        />
        <Textarea
          label="Description"
          description="Introduces the list of posts. Shown in search results."
          autosize
          minRows={2}
          maxLength={300}
          {...input('description')}
        />
        <Button type="submit" loading={isLoading} style={{ alignSelf: 'start' }}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
