import { createContext, useContext, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import type { CheckFinding } from '../../api/generated';
import type { Checks } from './use-checks';
import type { Content } from '../model/content-comparison';
import type { DocumentEditorState } from './use-document-editor';
import type { FieldDeclarations } from '../model/field-declarations';
import { createFieldForm, FieldFormProvider } from '../model/field-form';
import { LiveProvider } from '../model/live-content';

interface EditorContextValue {
  readonly form: UseFormReturnType<Record<string, unknown>>;
  readonly fields: FieldDeclarations;
  /** What was saved last. */
  readonly saved: Content;
  /** The document, for what a content type adds to its frame. Default: the form is of something else. */
  readonly opened?: OpenDocument;
}

interface OpenDocument {
  readonly editor: DocumentEditorState;
  /** What visitors see; null while it is unknown. */
  readonly live: Content | null;
  readonly checks: Checks;
  /** In the simple form of two: the address of the form that can do more. */
  readonly advanced?: string | undefined;
  /** The form or the page itself, whichever is open. */
  readonly viewRef: RefObject<DocumentView>;
}

/** What the frame asks of the view in it. */
export interface DocumentView {
  /** The field at which the other view goes on; null: the top. */
  place(): string | null;
  goTo(path: string): void;
}

const EditorContext = createContext<EditorContextValue | null>(null);

interface EditorProviderProps {
  readonly value: EditorContextValue;
  readonly children: ReactNode;
}

/** Fields hear of the form through a handle that stays, so that a frame that renders again renders no field again. */
export function EditorProvider({ value, children }: EditorProviderProps) {
  const { form } = value;
  const [fieldForm] = useState(() => createFieldForm(form));
  useLayoutEffect(() => {
    fieldForm.follow(form);
  });
  return (
    <EditorContext value={value}>
      <LiveProvider value={value.opened?.live ?? null}>
        <FieldFormProvider value={fieldForm}>{children}</FieldFormProvider>
      </LiveProvider>
    </EditorContext>
  );
}

/** The form that the surrounding editor frame holds. */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error('An editor field is outside its editor.');
  return value;
}

/** The id of the document that is edited; null for a text outside of one. */
export const useOpenedId = (): string | null => useContext(EditorContext)?.opened?.editor.baseline.id ?? null;

/** The document that the surrounding frame edits. Renders again with the frame. */
export function useOpenDocument(): OpenDocument & Pick<EditorContextValue, 'fields'> {
  const { opened, fields } = useEditorContext();
  if (!opened) throw new Error('This is outside the editor of a document.');
  return { ...opened, fields };
}

/** What the checks found, for what stands beside the form: a simple form shows nothing but what blocks publishing. */
export function useShownFindings(): readonly CheckFinding[] {
  const { checks, advanced } = useOpenDocument();
  return advanced === undefined ? checks.findings : checks.findings.filter(({ level }) => level === 'block');
}
