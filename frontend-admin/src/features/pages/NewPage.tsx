import { useRef, useState } from 'react';
import { Button, Group, Radio, Text, TextInput, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useSite } from '@20x/kit';
import { Banner } from '../../editor/Banner';
import classes from './NewPage.module.css';
import { pageTemplates, type PageTemplateName } from './page-templates';
import { asSlug, slugFrom } from './slug';
import { useCreatePage } from './use-create-page';

/** /admin/pages/new: nothing is made before it is asked for. */
export function NewPage() {
  const navigate = useNavigate();
  const { publicUrl } = useSite();
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [template, setTemplate] = useState<PageTemplateName>('landing');
  const { create, isCreating, refusal, forgetRefusal } = useCreatePage();
  const slugInput = useRef<HTMLInputElement>(null);
  const titleInput = useRef<HTMLInputElement>(null);
  const slug = ownSlug ?? slugFrom(title);

  async function submit() {
    const made = await create({ title, slug, template });
    if (made.id) void navigate(`/admin/pages/${made.id}`, { replace: true });
    else if (made.field === 'title') titleInput.current?.focus();
    else if (made.field === 'slug') slugInput.current?.focus();
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
      <Text className={classes.crumb}>
        <Link to="/admin/pages">Pages</Link> /
      </Text>
      <Title order={1}>New page</Title>
      {refusal?.field === 'other' ? (
        <Banner tone="danger" title="The page was not made">
          <p>{refusal.message}</p>
        </Banner>
      ) : null}
      <TextInput
        ref={titleInput}
        label="Title"
        autoComplete="off"
        value={title}
        error={refusal?.field === 'title' ? refusal.message : undefined}
        description="What the page is called in lists and in the browser."
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => {
          forgetRefusal();
          setTitle(event.currentTarget.value);
        }}
      />
      <TextInput
        ref={slugInput}
        label="Address"
        autoComplete="off"
        spellCheck={false}
        leftSection="/"
        value={slug}
        error={refusal?.field === 'slug' ? refusal.message : undefined}
        description={`Visitors find it at ${publicUrl}/${slug || '…'}. It can be changed later.`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => {
          forgetRefusal();
          setOwnSlug(asSlug(event.currentTarget.value));
        }}
      />
      <Radio.Group
        label="Start with"
        value={template}
        onChange={(name) => {
          setTemplate(name);
        }}
      >
        <div className={classes.templates}>
          {Object.entries(pageTemplates).map(([name, { title: label, description }]) => (
            <Radio key={name} value={name} label={label} description={description} />
          ))}
        </div>
      </Radio.Group>
      <Group>
        <Button type="submit" loading={isCreating}>
          Create page
        </Button>
        <Button component={Link} to="/admin/pages" variant="default">
          Cancel
        </Button>
      </Group>
    </form>
  );
}
