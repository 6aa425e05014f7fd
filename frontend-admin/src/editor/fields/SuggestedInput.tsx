import { useId, useState } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useListFacetsQuery } from '../../api/generated';
import { useOpenDocument } from '../document/EditorContext';

interface SuggestedInputProps extends TextInputProps {
  /** Name of the field, whose values in other documents are offered. */
  readonly field: string;
}

/** One line that offers what other documents of the type have there, so that one thing gets one name. */
export function SuggestedInput({ field, ...input }: SuggestedInputProps) {
  const { type } = useOpenDocument().editor.baseline;
  const [isWanted, setWanted] = useState(false);
  const { currentData } = useListFacetsQuery({ type }, { skip: !isWanted });
  const id = useId();
  const labels = currentData?.data.flatMap((found) => (found.field === field ? [found.label] : [])) ?? [];
  return (
    <>
      <TextInput {...input} list={id} onFocus={() => setWanted(true)} />
      <datalist id={id}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
