import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { asSlug } from './slug';

interface SlugFieldProps {
  readonly slug: string;
  readonly error: ReactNode;
  /** Stands below the field. Default: nothing. */
  readonly description?: string;
  readonly onChange: (slug: string) => void;
}

/** Where a page is found, in the dialog that asks for it. */
export function SlugField({ slug, error, description, onChange }: SlugFieldProps) {
  return (
    <TextInput
      data-autofocus
      label="Address"
      leftSection="/"
      autoComplete="off"
      spellCheck={false}
      value={slug}
      error={error}
      description={description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => {
        onChange(asSlug(event.currentTarget.value));
      }}
    />
  );
}
