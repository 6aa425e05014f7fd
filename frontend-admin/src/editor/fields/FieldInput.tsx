import { ownerHtmlRefusal } from '@20x/shared/owner-html';
import type { ComponentType } from 'react';
import type { FieldDeclaration, FieldInputProps, TrackerDeclaration } from '../model/field-declarations';
import { useMayEditHtml } from './owner-html/may-edit-html';
import { OwnerHtmlField } from './owner-html/OwnerHtmlField';
import { CellsField } from './CellsField';
import { ChoiceField } from './ChoiceField';
import { CalendarField } from './CalendarField';
import classes from './FieldInput.module.css';
import { FlagField } from './FlagField';
import { GroupField } from './GroupField';
import { IconField } from './IconField';
import { ImageField } from './images/ImageField';
import { LinkField } from './links/LinkField';
import { NumberField } from './NumberField';
import { PickField } from './picks/PickField';
import { PicksField } from './picks/PicksField';
import { RichTextField } from './rich-text/RichTextField';
import { RowList } from './RowList';
import { asList } from '../model/content-comparison';
import { describeValue } from '../model/describe-value';
import { isText, useFieldForm } from '../model/field-form';
import { useLive, useLiveValue } from '../model/live-content';
import { plainWords } from '../model/plain-words';
import { TextField } from './TextField';
import { TextsField } from './TextsField';
import { VisitorsSee } from './VisitorsSee';
import { ZoneField } from './ZoneField';

/** The input of a declared field, with what visitors see of it when that is something else. */
export function FieldInput({ path, declaration }: FieldInputProps) {
  const { fallbackWords, Note } = declaration;
  const input = <PlainInput path={path} declaration={declaration} />;
  if (!fallbackWords && !Note) return input;
  return (
    <div className={classes.root}>
      {input}
      {fallbackWords ? <FallbackLine path={path} declaration={declaration} wordsOf={fallbackWords} /> : null}
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
  const text = useMayEditHtml() ? declaration : { ...declaration, help: ownerHtmlRefusal, readOnly: true };
  return <TextField path={path} declaration={text} />;
}

interface FallbackLineProps extends FieldInputProps {
  readonly wordsOf: (value: unknown) => string | null;
}

/** What visitors see while the field itself does not say it, and what they will see. */
function FallbackLine({ path, declaration, wordsOf }: FallbackLineProps) {
  const form = useFieldForm();
  const draft = form.useValue(path);
  const hidden = asList(form.useValue('hiddenSections'));
  const live = useLive();
  const liveValue = useLiveValue(path)?.value;
  if (live === null) return null;
  const isIn = (names: readonly unknown[]) =>
    declaration.part?.split('.').some((part) => names.includes(part)) ?? false;
  const isLiveHidden = isIn(asList(live.hiddenSections));
  const then = isIn(hidden) ? null : wordsOf(draft);
  const now = isLiveHidden ? null : wordsOf(liveValue);
  const other = then === null ? null : isLiveHidden ? 'nothing of it' : quoted(liveValue, declaration);
  return <VisitorsSee live={now ?? other} draft={then} />;
}

const quoted = (value: unknown, declaration: FieldDeclaration) =>
  isText(value) ? `“${plainWords(value)}”` : plainWords(describeValue(value, declaration).replaceAll('\n', ' · '));
