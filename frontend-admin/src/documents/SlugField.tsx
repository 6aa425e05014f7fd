import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { addressProblem } from '@20x/shared/look-alikes';
import { asSlug } from '@20x/shared/slug';
import { adminApi } from '../api/generated';
import { filledIn, typeNamed } from './content-types';

interface SlugFieldProps extends Omit<TextInputProps, 'type' | 'onChange'> {
  /** Name of the content type. */
  readonly type: string;
  /** Of the document that is to have the address. */
  readonly id: string;
  readonly slug: string;
  readonly onChange: (slug: string) => void;
}

/** The address of a document below the address of its type. It says while a person types why an address cannot be had. */
export function SlugField({ type, id, slug, onChange, error, ...rest }: SlugFieldProps) {
  const folder = pathOf(type, '');
  const taken = useTaken(type, id, slug);
  return (
    <TextInput
      label="Address"
      leftSection={folder}
      leftSectionWidth={`calc(${folder.length}ch + 1.25rem)`}
      autoComplete="off"
      spellCheck={false}
      value={slug}
      onChange={(event) => {
        onChange(asSlug(event.currentTarget.value));
      }}
      error={error ?? addressProblem(slug) ?? taken}
      {...rest}
    />
  );
}

const pauseMs = 300;

/** Why the address cannot be had, once a person has stopped typing. */
function useTaken(type: string, except: string, slug: string): string | null {
  const [asked] = useDebouncedValue(slug, pauseMs);
  const { currentData } = adminApi.useCheckAddressQuery(
    { type, slug: asked, except },
    { skip: asked === '' || asked !== slug, refetchOnMountOrArgChange: true },
  );
  return asked === slug ? (currentData?.problem ?? null) : null;
}

/** Where visitors find a document of a type: `/blog/first-post`. */
export const pathOf = (type: string, slug: string) => filledIn(typeNamed(type)?.path ?? '/{slug}', { slug });
