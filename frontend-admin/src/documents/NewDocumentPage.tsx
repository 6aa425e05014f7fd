import { useRef, useState } from 'react';
import { Button, Group, Radio, TextInput, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import type { ListedType } from '../editor/model/content-type';
import { Banner } from '../ui/Banner';
import { filledIn, titleFieldOf } from './content-types';
import classes from './NewDocumentPage.module.css';
import type { DocumentTemplate, OpenType } from './slots';
import { useCreateDocument } from './use-create-document';

interface NewDocumentPageProps extends OpenType {
  readonly type: ListedType;
}

/** /admin/pages/new, /admin/blog/new …: nothing is created before it is asked for. */
export function NewDocumentPage({ type, fields, slots: { templates = {} } }: NewDocumentPageProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState(() => Object.keys(templates)[0] ?? '');
  const titleField = titleFieldOf(fields);
  const { create, isCreating, refusal, forgetRefusal } = useCreateDocument(type, titleField);
  const titleInput = useRef<HTMLInputElement>(null);
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  async function submit() {
    const words = title.trim();
    const id = await create(words, templates[template]?.content(words) ?? {});
    if (id === null) titleInput.current?.focus();
    else void navigate(`${filledIn(type.editor, { id })}#${titleField}`, { replace: true });
  }

  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Head type={type} failure={errorOf('other')} />
      <TextInput
        ref={titleInput}
        label={fields[titleField]?.label}
        description={fields[titleField]?.help ?? 'Its address is made from the title. You can change both later.'}
        autoComplete="off"
        value={title}
        error={errorOf('title')}
        onChange={(event) => {
          forgetRefusal();
          setTitle(event.currentTarget.value);
        }}
      />
      <Templates templates={templates} chosen={template} onChoose={setTemplate} />
      <Buttons type={type} isCreating={isCreating} />
    </form>
  );
}

interface HeadProps {
  readonly type: ListedType;
  /** Why it was not created. */
  readonly failure: string | undefined;
}

const Head = ({ type: { item }, failure }: HeadProps) => (
  <>
    <Title order={1}>New {item}</Title>
    {failure === undefined ? null : (
      <Banner tone="danger" title={`The ${item} was not created`}>
        <p>{failure}</p>
      </Banner>
    )}
  </>
);

const Buttons = ({ type: { list, item }, isCreating }: { readonly type: ListedType; readonly isCreating: boolean }) => (
  <Group>
    <Button type="submit" loading={isCreating}>
      Create {item}
    </Button>
    <Button component={Link} to={list} variant="default">
      Cancel
    </Button>
  </Group>
);

interface TemplatesProps {
  readonly templates: Readonly<Record<string, DocumentTemplate>>;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Templates({ templates, chosen, onChoose }: TemplatesProps) {
  if (chosen === '') return null;
  return (
    <Radio.Group label="Start with" value={chosen} onChange={onChoose}>
      <div className={classes.templates}>
        {Object.entries(templates).map(([name, { title, description }]) => (
          <Radio key={name} value={name} label={title} description={description} />
        ))}
      </div>
    </Radio.Group>
  );
}
