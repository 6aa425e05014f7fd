import { Button } from '@mantine/core';
import { EditorProvider } from '../document/EditorContext';
import { FieldGrid } from '../fields/FieldGrid';
import { FieldInput } from '../fields/FieldInput';
import { focusField, useRefusalFocus } from '../fields/focus-field';
import type { FieldDeclarations } from '../model/field-declarations';
import { ConflictDialog } from '../saving/ConflictDialog';
import { EditorMessages } from '../saving/EditorMessages';
import { SaveState } from '../saving/SaveState';
import type { EditorForm } from '../saving/use-editor-form';
import classes from './FormEditor.module.css';
import { useUnsavedEditor } from './use-unsaved-editor';

interface FormEditorProps {
  /** What is edited, where unsaved work is named: "Site Settings, Brand". */
  readonly name: string;
  readonly editor: EditorForm;
  readonly fields: FieldDeclarations;
  /** Of the button: "Save brand". */
  readonly action: string;
}

/** A form whose content is live as soon as it is saved: its messages, its fields, and its own Save. */
export function FormEditor({ name, editor, fields, action }: FormEditorProps) {
  const { form, isDirty } = editor;
  const save = () => {
    if (isDirty) void editor.saveDraft();
  };
  useRefusalFocus(editor);
  useUnsavedEditor(name, editor, fields);
  return (
    <>
      <div>
        <EditorMessages editor={editor} fields={fields} onRetry={save} onFocusField={focusField} />
        <EditorProvider value={{ form, fields, saved: editor.baseline.content }}>
          <FieldGrid fields={fields} Input={FieldInput} />
        </EditorProvider>
      </div>
      <div className={classes.foot}>
        <Button aria-disabled={!isDirty} data-disabled={!isDirty || undefined} onClick={save}>
          {action}
        </Button>
        <SaveState status={editor.status} savedAt={editor.savedAt} isJournalBlocked={editor.isJournalBlocked} />
      </div>
      <ConflictDialog editor={editor} fields={fields} />
    </>
  );
}
