import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { addressProblem } from '@20x/shared/look-alikes';
import { asSlug } from '@20x/shared/slug';
import { filledIn, typeNamed } from './content-types';

interface SlugFieldProps extends Omit<TextInputProps, 'type' | 'onChange'> {
  /** Name of the content type. */
  readonly type: string;
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

/** The address of a document below the address of its type. */
export function SlugField({ type, slug, onChange, error, ...rest }: SlugFieldProps) {
  const folder = pathOf(type, '');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TextInput
      label="Address"
      leftSection={folder}
      leftSectionWidth={`calc(${folder.length}ch + 1.25rem)`}
      autoComplete="off"
      spellCheck={false}
      value={slug}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setProblem(addressProblem(value));
        onChange(asSlug(value));
      }}
      error={error ?? problem}
      {...rest}
    />
  );
}

/** Where visitors find a document of a type: `/blog/first-post`. */
export const pathOf = (type: string, slug: string) => filledIn(typeNamed(type)?.path ?? '/{slug}', { slug });
