import { Textarea, TextInput } from '@mantine/core';
import { useEditorContext } from './EditorContext';
import type { TextDeclaration } from './field-declarations';
import classes from './TextField.module.css';

const inputOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

interface TextFieldProps {
  /** Path in the form, such as `heroTitle` or `faqs.0.question`. */
  readonly path: string;
  readonly declaration: TextDeclaration;
}

export function TextField({ path, declaration }: TextFieldProps) {
  const { form } = useEditorContext();
  const value = form.useWatchValue(path);
  const text = typeof value === 'string' ? value : '';
  const { kind = 'line', label, fallback } = declaration;
  const props = {
    id: `field-${path}`,
    label,
    value: text,
    error: form.errors[path],
    placeholder: fallback,
    'data-field': path,
    inputWrapperOrder: inputOrder,
    description: <FieldNote declaration={declaration} length={text.length} />,
    onChange: (event: { currentTarget: { value: string } }) => {
      form.setFieldValue(path, event.currentTarget.value, { forceUpdate: false });
    },
  };
  if (kind === 'paragraph') return <Textarea {...props} autosize minRows={2} maxRows={16} />;
  const address = { inputMode: 'url', spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
  return <TextInput {...props} {...(kind === 'address' ? address : { autoComplete: 'off' })} />;
}

interface FieldNoteProps {
  readonly declaration: TextDeclaration;
  readonly length: number;
}

/** Help on the left, characters used on the right; over the limit it says by how much. */
function FieldNote({ declaration: { help, limit }, length }: FieldNoteProps) {
  if (!help && !limit) return null;
  const over = limit ? length - limit : 0;
  return (
    <span className={classes.note}>
      <span>{help}</span>
      {limit ? (
        <span className={classes.count} data-over={over > 0 || undefined}>
          {over > 0 ? `${over} too long to publish` : `${length} / ${limit}`}
        </span>
      ) : null}
    </span>
  );
}
