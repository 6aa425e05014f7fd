import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, Group, Radio, TextInput, Title } from '@mantine/core';
import { selectSession, useAppSelector } from '@20x/kit';
import { newId } from '@20x/shared/new-id';
import { Link, useNavigate } from 'react-router-dom';
import { begun } from '../editor/document/editable-document';
import type { ListedType } from '../editor/model/content-type';
import { nameOfBegun } from '../editor/saving/use-journal';
import { Banner } from '../ui/Banner';
import { filledIn, titleFieldOf } from './content-types';
import classes from './NewDocumentPage.module.css';
import type { DocumentTemplate, OpenType } from './slots';
import { useCreateDocument } from './use-create-document';

interface NewDocumentPageProps extends OpenType {
  readonly type: ListedType;
}

/** /admin/pages/new, /admin/blog/new …: nothing is created before something is written, or asked for. */
export function NewDocumentPage(props: NewDocumentPageProps) {
  const { templates } = props.slots;
  return templates ? <TemplateForm {...props} templates={templates} /> : <Begin {...props} />;
}

/** Opens the editor, with the work of an earlier visit that was never saved, or empty. */
function Begin({ type, fields }: NewDocumentPageProps) {
  const navigate = useNavigate();
  const user = useAppSelector(selectSession).user?.id ?? '';
  const begin = useEffectEvent((id: string) =>
    navigate(`${filledIn(type.editor, { id })}#${titleFieldOf(fields)}`, { replace: true, state: begun }),
  );
  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const id = (await nameOfBegun(user, type.name)) ?? newId();
      if (isCurrent) void begin(id);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [user, type.name]);
  return null;
}

interface TemplateFormProps extends NewDocumentPageProps {
  readonly templates: Readonly<Record<string, DocumentTemplate>>;
}

function TemplateForm({ type, fields, templates }: TemplateFormProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState(() => Object.keys(templates)[0] ?? '');
  const titleField = titleFieldOf(fields);
  const { create, isCreating, refusal, forgetRefusal } = useCreateDocument(type, titleField);
  const titleInput = useRef<HTMLInputElement>(null);
  useEffect(() => titleInput.current?.focus(), []);
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

interface TemplatesProps extends Pick<TemplateFormProps, 'templates'> {
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

function Templates({ templates, chosen, onChoose }: TemplatesProps) {
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
