import { lazy, Suspense, useId, useState } from 'react';
import { Button, Input, Skeleton, Textarea } from '@mantine/core';
import type { RichTextDeclaration } from '../../field-declarations';
import { verbatim } from '../field-frame';
import { isText, useField } from '../field-form';
import { FieldNote } from '../FieldNote';
import classes from './RichText.module.css';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ './RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

interface RichTextFieldProps {
  readonly path: string;
  readonly declaration: RichTextDeclaration;
}

/** Text with markup. What the editor cannot show is edited as HTML, so that nothing is dropped. */
export function RichTextField({ path, declaration: { label, help, limit } }: RichTextFieldProps) {
  const { value: html = '', error, write } = useField(path, isText);
  const [view, setView] = useState<'text' | 'html'>('text');
  const [isForeign, setForeign] = useState(false);
  const id = useId();
  const note = isForeign ? 'This text has markup that only HTML can show here; it stays as it is.' : help;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      description={<FieldNote help={note} {...(limit && html.length > limit ? { length: html.length, limit } : {})} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      className={classes.root}
    >
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.view}
        aria-label={view === 'text' ? `${label}: edit as HTML` : `${label}: edit as text`}
        disabled={isForeign}
        onClick={() => {
          setView(view === 'text' ? 'html' : 'text');
        }}
      >
        {view === 'text' ? 'HTML' : 'Text'}
      </Button>
      {view === 'text' ? (
        <Suspense fallback={<Skeleton h={140} role="status" aria-label={`Loading the editor of ${label}`} />}>
          <RichTextEditor
            id={id}
            path={path}
            html={html}
            isRefused={error !== undefined}
            onChange={write}
            onForeign={() => {
              setForeign(true);
              setView('html');
            }}
          />
        </Suspense>
      ) : (
        <Textarea
          {...verbatim}
          id={id}
          aria-labelledby={`${id}-label`}
          data-field={path}
          error={error !== undefined}
          value={html}
          autosize
          minRows={6}
          maxRows={24}
          classNames={{ input: classes.source }}
          onChange={(event) => {
            write(event.currentTarget.value);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
