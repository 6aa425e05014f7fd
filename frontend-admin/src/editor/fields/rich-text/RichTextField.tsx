import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { asMarkup } from '@20x/kit/rich-text/stored-html';
import { Button, Input, Skeleton, Textarea } from '@mantine/core';
import type { FieldInputProps, RichTextDeclaration } from '../../model/field-declarations';
import { verbatim } from '../frame/field-frame';
import { isText, useField } from '../../model/field-form';
import { FieldNote } from '../frame/FieldNote';
import { allWords } from '../../model/plain-words';
import source from '../frame/code.module.css';
import classes from './RichText.module.css';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ './RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

/** Text with markup. What the editor cannot show is edited as HTML, so that nothing is dropped. */
export function RichTextField({
  path,
  declaration: { label, help, limit, tools = 'all' },
}: FieldInputProps<RichTextDeclaration>) {
  const { value = '', error, write } = useField(path, isText);
  const html = asMarkup(value);
  const near = useNear();
  const [view, setView] = useState<'text' | 'html'>('text');
  const [isForeign, setForeign] = useState(false);
  const id = useId();
  const note = isForeign ? 'Part of this text can only be edited as HTML. It is kept unchanged.' : help;
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      description={<FieldNote help={note} {...(limit && html.length > limit ? { length: html.length, limit } : {})} />}
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
        <TextView
          near={near}
          id={id}
          path={path}
          label={label}
          html={html}
          isRefused={error !== undefined}
          tools={tools}
          onChange={write}
          onForeign={() => {
            setForeign(true);
            setView('html');
          }}
        />
      ) : (
        <HtmlView id={id} path={path} html={value} isRefused={error !== undefined} onChange={write} />
      )}
    </Input.Wrapper>
  );
}

interface TextViewProps extends Omit<ComponentProps<typeof RichTextEditor>, 'isWanted'> {
  readonly label: string;
  readonly near: ReturnType<typeof useNear>;
}

/** All of the words, until the editor is near the window or wanted. */
function TextView({ label, near, ...editor }: TextViewProps) {
  const { id, path, html } = editor;
  const { watch, isNear, isWanted, want } = near;
  if (isNear) {
    return (
      <Suspense fallback={<Skeleton h={140} role="status" aria-label={`Loading the editor of ${label}`} />}>
        <RichTextEditor {...editor} isWanted={isWanted} />
      </Suspense>
    );
  }
  return (
    <div
      ref={watch}
      id={id}
      role="textbox"
      aria-labelledby={`${id}-label`}
      tabIndex={0}
      data-field={path}
      className={classes.waiting}
      onFocus={want}
    >
      {allWords(html)}
    </div>
  );
}

type HtmlViewProps = Pick<TextViewProps, 'id' | 'path' | 'html' | 'isRefused' | 'onChange'>;

function HtmlView({ id, path, html, isRefused, onChange }: HtmlViewProps) {
  return (
    <Textarea
      {...verbatim}
      id={id}
      aria-labelledby={`${id}-label`}
      data-field={path}
      error={isRefused}
      value={html}
      autosize
      minRows={6}
      maxRows={24}
      classNames={{ input: source.code }}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}

/** An editor is heavy: a hundred of them come only as they are scrolled near, or when one is wanted. */
function useNear() {
  const watch = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const waiting = watch.current;
    if (!waiting) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(waiting);
    return () => {
      observer.disconnect();
    };
  }, []);
  const want = () => {
    setWanted(true);
    setNear(true);
  };
  return { watch, isNear, isWanted, want };
}
