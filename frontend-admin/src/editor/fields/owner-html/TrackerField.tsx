import type { FieldInputProps, TrackerDeclaration } from '../../model/field-declarations';
import { TextField } from '../TextField';
import { onlyOwners, useMayEditHtml } from './may-edit-html';

/** The id of an account that runs scripts in the page: shown to all, changed by those who may edit raw HTML. */
export function TrackerField({ path, declaration: { kind: _, ...declaration } }: FieldInputProps<TrackerDeclaration>) {
  const text = useMayEditHtml() ? declaration : { ...declaration, help: onlyOwners, readOnly: true };
  return <TextField path={path} declaration={text} />;
}
