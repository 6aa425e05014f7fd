import { createContext, useContext } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import type { Content } from './content-comparison';
import type { FieldDeclarations } from './field-declarations';

interface EditorContextValue {
  readonly form: UseFormReturnType<Record<string, unknown>>;
  readonly fields: FieldDeclarations;
  /** What was saved last. */
  readonly saved: Content;
}

const EditorContext = createContext<EditorContextValue | null>(null);
export const EditorProvider = EditorContext.Provider;

/** The form that the surrounding editor frame holds. */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('An editor field stands outside its editor.');
  return value;
}
