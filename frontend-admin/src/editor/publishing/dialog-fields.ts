import type { FieldDeclarations } from '../model/field-declarations';

/** Names of the fields that the dialog of publishing asks for in place of the form. */
export const askedToPublish = (fields: FieldDeclarations): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.part === 'publishing');

/** What the dialog of publishing asks for by itself. */
export const timeFields: readonly string[] = ['publishAt', 'unpublishAt', 'zone'];

/** Whether a refused field is in the dialog, and nowhere else. `asked`: those that the document type asks for there. */
export const isInDialog = (path: string, asked: readonly string[]): boolean =>
  timeFields.includes(path) || asked.includes(path);
