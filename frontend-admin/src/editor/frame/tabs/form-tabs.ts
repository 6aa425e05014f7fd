import type { ReactNode } from 'react';
import type { FieldDeclarations } from '../../model/field-declarations';

/** A tab with a part of the form. */
export interface FormTab {
  readonly name: string;
  readonly title: string;
  /** The names of its fields. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

/** The fields of each tab; those that name none are in the first. */
export const fieldsOfTabs = (
  tabs: Readonly<Record<string, string>>,
  fields: FieldDeclarations,
  names: readonly string[],
): readonly Omit<FormTab, 'content'>[] =>
  Object.entries(tabs).map(([name, title], index) => ({
    name,
    title,
    fields: names.filter((field) => {
      const { part = '' } = fields[field] ?? {};
      return part === name || (index === 0 && !Object.hasOwn(tabs, part));
    }),
  }));
