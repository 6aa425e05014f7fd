import { Textarea, TextInput } from '@mantine/core';
import type { FieldInputProps, TextDeclaration } from '../model/field-declarations';
import { fieldFrame, verbatim } from './frame/field-frame';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './frame/FieldNote';
import { SuggestedInput } from './SuggestedInput';
import classes from './frame/code.module.css';

export function TextField({ path, declaration }: FieldInputProps<TextDeclaration>) {
  const { value: text = '', error, write } = useField(path, isText);
  const { kind = 'line', label, fallback, help, limit, readOnly, suggests } = declaration;
  const props = {
    ...fieldFrame({ path, label, error }),
    value: text,
    readOnly,
    placeholder: fallback,
    description: <FieldNote help={help} length={text.length} limit={limit} />,
    onChange: (event: { currentTarget: { value: string } }) => {
      write(event.currentTarget.value);
    },
  };
  if (kind === 'paragraph') return <Textarea {...props} autosize minRows={2} maxRows={16} />;
  if (kind === 'code') {
    return <Textarea {...props} {...verbatim} autosize minRows={6} maxRows={24} classNames={{ input: classes.code }} />;
  }
  if (kind === 'address') return <TextInput {...props} {...verbatim} inputMode="url" />;
  if (suggests) return <SuggestedInput {...props} field={path} autoComplete="off" />;
  return <TextInput {...props} autoComplete="off" />;
}
