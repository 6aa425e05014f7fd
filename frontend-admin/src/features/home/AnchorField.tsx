import { Autocomplete } from '@mantine/core';
import { featurePath } from '@20x/shared/feature-page';
import type { CustomDeclaration, FieldInputProps } from '../../editor/model/field-declarations';
import { fieldFrame, verbatim } from '../../editor/fields/frame/field-frame';
import { isText, useField } from '../../editor/model/field-form';
import { FieldNote } from '../../editor/fields/frame/FieldNote';
import { useDocumentAnchors, useLinkLookup } from '../../editor/fields/links/use-link-lookup';

/** A place on the feature page that highlights lead to, picked from those that are there. */
export function AnchorField({ path, declaration: { label } }: FieldInputProps<CustomDeclaration>) {
  const { value = '', error, write } = useField(path, isText);
  const anchors = useDocumentAnchors(useLinkLookup(featurePath)?.document?.id);
  const anchor = value.trim().replace(/^#/, '');
  const isMissing = anchor !== '' && anchors?.includes(anchor) === false;
  return (
    <Autocomplete
      {...fieldFrame({ path, label, error })}
      {...verbatim}
      value={value}
      data={[...(anchors ?? [])]}
      // All of them, whatever is typed already: a list to pick from.
      filter={({ options }) => options}
      maxDropdownHeight={280}
      description={
        <FieldNote
          help={
            isMissing
              ? `${featurePath} has no place called #${anchor}: visitors would arrive at its top.`
              : anchor === ''
                ? 'Leave empty to link to the top of the feature page.'
                : undefined
          }
        />
      }
      onChange={write}
    />
  );
}
