import type { FieldInputProps } from '../model/field-declarations';
import { OwnerHtmlField } from './owner-html/OwnerHtmlField';
import { TrackerField } from './owner-html/TrackerField';
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
import { SeenLine } from './SeenLine';
import { TextField } from './TextField';
import { TextsField } from './TextsField';
import { ZoneField } from './ZoneField';

/** The input of a declared field, with what visitors see of it when that is something else. */
export function FieldInput({ path, declaration }: FieldInputProps) {
  const { seen, Note } = declaration;
  const input = <PlainInput path={path} declaration={declaration} />;
  if (!seen && !Note) return input;
  return (
    <div className={classes.root}>
      {input}
      {seen ? <SeenLine path={path} seen={seen} /> : null}
      {Note ? <Note path={path} /> : null}
    </div>
  );
}

function PlainInput({ path, declaration }: FieldInputProps) {
  switch (declaration.kind) {
    case 'link':
      return <LinkField path={path} declaration={declaration} />;
    case 'ownerHtml':
      return <OwnerHtmlField path={path} declaration={declaration} />;
    case 'tracker':
      return <TrackerField path={path} declaration={declaration} />;
    case 'image':
      return <ImageField path={path} declaration={declaration} />;
    case 'richText':
      return <RichTextField path={path} declaration={declaration} />;
    case 'number':
      return <NumberField path={path} declaration={declaration} />;
    case 'day':
    case 'time':
      return <CalendarField path={path} declaration={declaration} />;
    case 'zone':
      return <ZoneField path={path} declaration={declaration} />;
    case 'choice':
      return <ChoiceField path={path} declaration={declaration} />;
    case 'flag':
      return <FlagField path={path} declaration={declaration} />;
    case 'icon':
      return <IconField path={path} declaration={declaration} />;
    case 'texts':
      return <TextsField path={path} declaration={declaration} />;
    case 'pick':
      return <PickField path={path} declaration={declaration} />;
    case 'picks':
      return <PicksField path={path} declaration={declaration} />;
    case 'cells':
      return <CellsField path={path} declaration={declaration} />;
    case 'custom':
      return <declaration.View path={path} declaration={declaration} />;
    case 'group':
      return <GroupField path={path} declaration={declaration} Input={FieldInput} />;
    case 'rows':
      return <RowList path={path} declaration={declaration} Input={FieldInput} />;
    case 'blocks':
      return <declaration.View path={path} declaration={declaration} Input={FieldInput} />;
    case 'line':
    case 'paragraph':
    case 'address':
    case 'code':
    case undefined:
      return <TextField path={path} declaration={declaration} />;
  }
}
