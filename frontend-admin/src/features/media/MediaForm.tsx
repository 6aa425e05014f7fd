import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '@20x/kit';
import { Autocomplete, Button, Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { MediaItemAnswer } from '../../api/generated';
import type { FilterValues } from '../../resource/declarations';
import { Banner } from '../../ui/Banner';
import { reasonOf } from '../../ui/LoadFailure';
import classes from './MediaDetail.module.css';
import { mediaLabels, type MediaEditing, type MediaEdits, type MediaFailure } from './use-media-edits';

interface MediaFormProps {
  readonly item: MediaItemAnswer;
  readonly editing: MediaEditing;
  /** The folders and tags that files have. */
  readonly values: FilterValues;
}

type TextName = 'name' | 'alt' | 'caption' | 'credit' | 'license' | 'source' | 'folder';

/** What is written about a file; a field is saved when it is left. */
export function MediaForm({ item, editing, values: offered }: MediaFormProps) {
  const load = useEffectEvent(() => offered.load());
  useEffect(() => load(), []);
  return (
    <form
      aria-label="Details"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void editing.save();
      }}
    >
      <SaveState editing={editing} />
      <TextInput {...textProps(editing, 'name', 200)} />
      {item.kind === 'pdf' ? null : <Alternative editing={editing} />}
      <Textarea {...textProps(editing, 'caption', 500)} autosize />
      <div className={classes.pair}>
        <TextInput {...textProps(editing, 'credit', 200)} />
        <TextInput {...textProps(editing, 'license', 200)} placeholder="CC BY 4.0" />
      </div>
      <TextInput {...textProps(editing, 'source', 2048)} description="Where it comes from." />
      <div className={classes.pair}>
        <Filing editing={editing} values={offered} />
      </div>
    </form>
  );
}

const textProps = ({ values, edit, save, failure }: MediaEditing, name: TextName, maxLength: number) => ({
  label: mediaLabels[name],
  maxLength,
  value: values[name],
  error: refusalOf(failure, name),
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    edit({ [name]: event.currentTarget.value }),
  onBlur: () => void save(),
});

/** What is said in place of an image, or that nothing is. */
function Alternative({ editing }: Pick<MediaFormProps, 'editing'>) {
  const { values, edit, save } = editing;
  return (
    <>
      <Textarea
        {...textProps(editing, 'alt', 300)}
        autosize
        description="What the image shows, for people who cannot see it."
        disabled={values.isDecorative}
      />
      <Checkbox
        label="Decorative: nothing is read aloud"
        checked={values.isDecorative}
        onChange={({ currentTarget: { checked: isDecorative } }) => {
          edit({ isDecorative });
          void save({ isDecorative });
        }}
      />
    </>
  );
}

/** Where it is found again. */
function Filing({ editing, values: offered }: Pick<MediaFormProps, 'editing' | 'values'>) {
  const { values, edit, save, failure } = editing;
  return (
    <>
      <Autocomplete
        {...textProps(editing, 'folder', 200)}
        placeholder="Team/2026"
        data={namesOf(offered, 'folder')}
        limit={50}
        onChange={(folder) => edit({ folder })}
      />
      <TagsInput
        label={mediaLabels.tags}
        data={namesOf(offered, 'tag')}
        maxTags={30}
        limit={50}
        error={refusalOf(failure, 'tags')}
        value={values.tags}
        onChange={(tags) => {
          edit({ tags });
          void save({ tags });
        }}
      />
    </>
  );
}

const namesOf = (values: FilterValues, name: string) =>
  values.of(name).flatMap(({ value }) => (value === '/' ? [] : [value]));

/** The server's words about one field. */
function refusalOf(failure: MediaFailure | null, name: string): string | undefined {
  if (!failure || !isApiError(failure.error)) return undefined;
  return failure.error.problem?.errors?.find(({ field }) => field.split('.')[0] === name)?.message;
}

/** Whether everything is saved, and what to do when it is not. */
function SaveState({ editing: { isSaving, failure, insist, discard } }: Pick<MediaFormProps, 'editing'>) {
  if (!failure) {
    return (
      <p role="status" className={classes.note}>
        {isSaving ? 'Saving…' : 'Each field is saved when you leave it.'}
      </p>
    );
  }
  const { error, edits, current } = failure;
  return (
    <Banner
      tone="danger"
      title={current ? `${current.updatedBy ?? 'Someone else'} changed this file meanwhile` : 'Not saved'}
      actions={
        <>
          <Button variant="default" loading={isSaving} onClick={() => void insist()}>
            {current ? 'Save mine' : 'Retry'}
          </Button>
          <Button variant="subtle" onClick={discard}>
            {current ? 'Keep theirs' : 'Discard'}
          </Button>
        </>
      }
    >
      {current ? <Theirs edits={edits} current={current} /> : <p>{reasonOf(error)}</p>}
    </Banner>
  );
}

interface TheirsProps {
  readonly edits: MediaEdits;
  readonly current: MediaItemAnswer;
}

/** What the other person wrote in the fields that were not saved. */
const Theirs = ({ edits, current }: TheirsProps) => (
  <ul className={classes.uses}>
    {Object.keys(edits).map((name) => (
      <li key={name}>
        {mediaLabels[name]} is now “{String(Reflect.get(current, name))}”.
      </li>
    ))}
  </ul>
);
