import type { ComponentType } from 'react';
import type { FieldDeclaration, FieldInputProps, TrackerDeclaration } from '../model/field-declarations';
import { onlyOwners, useMayEditHtml } from './owner-html/may-edit-html';
import { OwnerHtmlField } from './owner-html/OwnerHtmlField';
import { CellsField } from './CellsField';
import { ChoiceField } from './ChoiceField';
import { CalendarField } from './CalendarField';
import classes from './FieldInput.module.css';
import { FlagField } from './FlagField';
import { GroupField } from './GroupField';
import { IconField } from './IconField';
import { ImageField } from './ImageField';
import { LinkField } from './links/LinkField';
import { NumberField } from './NumberField';
import { PickField } from './picks/PickField';
import { PicksField } from './picks/PicksField';
import { RichTextField } from './rich-text/RichTextField';
import { RowList } from './RowList';
import { useFieldForm } from '../model/field-form';
import { TextField } from './TextField';
import { TextsField } from './TextsField';
import { ZoneField } from './ZoneField';

/** The input of a declared field, with what visitors see of it when that is something else. */
export function FieldInput({ path, declaration }: FieldInputProps) {
  const { fallbackWords, Note } = declaration;
  const input = <PlainInput path={path} declaration={declaration} />;
  if (!fallbackWords && !Note) return input;
  return (
    <div className={classes.root}>
      {input}
      {fallbackWords ? <FallbackLine path={path} wordsOf={fallbackWords} /> : null}
      {Note ? <Note path={path} /> : null}
    </div>
  );
}

type Kind = NonNullable<FieldDeclaration['kind']>;
type DeclarationOf<K extends Kind, Declared = FieldDeclaration> = Declared extends FieldDeclaration
  ? K extends Declared['kind']
    ? Declared
    : never
  : never;

const inputs: { readonly [K in Kind]: ComponentType<FieldInputProps<DeclarationOf<K>>> } = {
  line: TextField,
  paragraph: TextField,
  address: TextField,
  code: TextField,
  link: LinkField,
  ownerHtml: OwnerHtmlField,
  tracker: TrackerField,
  image: ImageField,
  richText: RichTextField,
  number: NumberField,
  day: CalendarField,
  time: CalendarField,
  zone: ZoneField,
  choice: ChoiceField,
  flag: FlagField,
  icon: IconField,
  texts: TextsField,
  pick: PickField,
  picks: PicksField,
  cells: CellsField,
  custom: (props) => <props.declaration.View {...props} />,
  group: (props) => <GroupField {...props} Input={FieldInput} />,
  rows: (props) => <RowList {...props} Input={FieldInput} />,
  blocks: (props) => <props.declaration.View {...props} Input={FieldInput} />,
};

function PlainInput(props: FieldInputProps) {
  // Each kind has the input of its own declaration.
  const Input = inputs[props.declaration.kind ?? 'line'] as ComponentType<FieldInputProps>;
  return <Input {...props} />;
}

/** The id of an account that runs scripts in the page: shown to all, changed by those who may edit raw HTML. */
function TrackerField({ path, declaration: { kind: _, ...declaration } }: FieldInputProps<TrackerDeclaration>) {
  const text = useMayEditHtml() ? declaration : { ...declaration, help: onlyOwners, readOnly: true };
  return <TextField path={path} declaration={text} />;
}

interface FallbackLineProps {
  readonly path: string;
  readonly wordsOf: (value: unknown) => string | null;
}

/** What visitors see while the field itself does not say it. */
function FallbackLine({ path, wordsOf }: FallbackLineProps) {
  const words = wordsOf(useFieldForm().useValue(path));
  if (words === null) return null;
  return (
    <p className={classes.fallback}>
      <b>Visitors currently see:</b> {words}
    </p>
  );
}
