import type { ApiAnswers } from '@20x/kit/testing';
import { useEffect } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from './render-part';
import { EditorProvider } from '../editor/document/EditorContext';
import type { FieldDeclarations } from '../editor/model/field-declarations';
import { FieldInput } from '../editor/fields/FieldInput';
import { blockIcons } from '../editor/fields/field-views';

const fields: FieldDeclarations = {
  day: { kind: 'day', label: 'Day' },
  time: { kind: 'time', label: 'Time' },
  slogan: { label: 'Slogan', limit: 10 },
  zone: { kind: 'zone', label: 'Zone' },
  hours: {
    kind: 'rows',
    label: 'Hours',
    item: 'line',
    limit: 3,
    title: 'day',
    fields: { day: { kind: 'choice', label: 'Weekday', choices: { monday: 'Monday' } } },
  },
  phone: {
    kind: 'group',
    label: 'Phone',
    summary: (value) => ((value as { show?: boolean } | undefined)?.show === false ? 'Hidden' : 'Shown there'),
    fields: { show: { kind: 'flag', label: 'Show', fallback: 'on' }, label: { label: 'Label' } },
  },
  answer: { kind: 'richText', label: 'Answer' },
  rate: { kind: 'number', label: 'Rate', min: 0, max: 100 },
  shown: { kind: 'flag', label: 'Shown' },
  tone: { kind: 'choice', label: 'Tone', none: 'Plain', choices: { info: 'Information', tip: 'Tip' } },
  icon: { kind: 'icon', label: 'Icon', icons: blockIcons },
  picture: { kind: 'image', label: 'Picture' },
  points: { kind: 'texts', label: 'Points', item: 'point', hides: true, limit: 3 },
  columns: { kind: 'texts', label: 'Columns', item: 'column' },
  table: {
    kind: 'group',
    label: 'Table',
    fields: {
      columns: { kind: 'texts', label: 'Columns', item: 'column', cells: 'groups.rows.cells' },
      groups: {
        kind: 'rows',
        label: 'Groups',
        item: 'group',
        limit: 9,
        title: 'name',
        fields: { name: { label: 'Name' } },
      },
    },
  },
  plans: {
    kind: 'rows',
    label: 'Plans',
    item: 'plan',
    limit: 4,
    title: 'name',
    fields: {
      name: { label: 'Name', limit: 5 },
      steps: {
        kind: 'rows',
        label: 'Steps',
        item: 'step',
        limit: 200,
        title: 'title',
        fields: { title: { label: 'Step title' } },
      },
      cells: { kind: 'cells', label: 'Cells', columns: { up: 3, field: 'columns' } },
    },
  },
};

type Form = UseFormReturnType<Record<string, unknown>>;

interface EditorProps {
  readonly content: Record<string, unknown>;
  readonly shown: readonly string[];
  readonly onForm: (form: Form) => void;
}

export function Editor({ content, shown, onForm }: EditorProps) {
  const form = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: content, cascadeUpdates: true });
  useEffect(() => {
    onForm(form);
  });
  return (
    <EditorProvider value={{ form, fields, saved: content }}>
      {shown.map((name) => (
        <FieldInput key={name} path={name} declaration={fields[name]!} />
      ))}
    </EditorProvider>
  );
}

export let editor: Form;
export const values = () => editor.getValues();

export const renderFields = (content: Record<string, unknown>, ...shown: string[]) =>
  renderFieldsOver({}, content, ...shown);

export function renderFieldsOver(api: ApiAnswers, content: Record<string, unknown>, ...shown: string[]) {
  const onForm = (form: Form) => {
    editor = form;
  };
  renderPart(<Editor content={content} shown={shown} onForm={onForm} />, api);
  return userEvent.setup();
}
export const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
