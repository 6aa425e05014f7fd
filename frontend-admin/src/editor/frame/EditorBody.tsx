import type { ReactNode } from 'react';
import { EditorMessages } from '../saving/EditorMessages';
import { EditorProvider } from '../document/EditorContext';
import type { FieldDeclarations } from '../model/field-declarations';
import { focusField, useRefusalFocus } from '../fields/focus-field';
import type { Versioned } from '../saving/use-conflicts';
import type { EditorForm } from '../saving/use-editor-form';

interface EditorBodyProps<State extends Versioned> {
  readonly editor: EditorForm<State>;
  readonly fields: FieldDeclarations;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A form with its messages. */
export function EditorBody<State extends Versioned>({ editor, fields, onRetry, children }: EditorBodyProps<State>) {
  const { form, failure } = editor;
  useRefusalFocus(editor.refusals, () => (failure?.kind === 'fields' ? failure.errors.map(({ path }) => path) : []));
  return (
    <div>
      <EditorMessages editor={editor} fields={fields} onRetry={onRetry} onFocusField={focusField} />
      <EditorProvider value={{ form, fields, saved: editor.baseline.content }}>{children}</EditorProvider>
    </div>
  );
}
