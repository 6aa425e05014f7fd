import type { ReactNode } from 'react';
import { EditorMessages } from './EditorMessages';
import { EditorProvider } from './EditorContext';
import type { FieldDeclarations } from './field-declarations';
import { focusField, useRefusalFocus } from './focus-field';
import type { EditorForm, Versioned } from './use-editor-form';

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
