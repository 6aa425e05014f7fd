import type { TrackerDeclaration } from '../../model/field-declarations';
import { TextField } from '../TextField';
import { onlyOwners, useMayEditHtml } from './may-edit-html';

interface TrackerFieldProps {
  readonly path: string;
  readonly declaration: TrackerDeclaration;
}

/** The id of an account that runs scripts in the page: shown to all, changed by those who may edit raw HTML. */
export function TrackerField({ path, declaration: { kind: _, ...declaration } }: TrackerFieldProps) {
  const text = useMayEditHtml() ? declaration : { ...declaration, help: onlyOwners, readOnly: true };
  return <TextField path={path} declaration={text} />;
}
