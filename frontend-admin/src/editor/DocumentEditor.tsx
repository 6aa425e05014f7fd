import { useState, type ReactNode } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { ConflictDialog } from './ConflictDialog';
import { DocumentHeader } from './DocumentHeader';
import { EditorBody } from './EditorBody';
import type { EditableDocument } from './editable-document';
import type { FieldDeclarations } from './field-declarations';
import { PublishDialog } from './PublishDialog';
import { useDocumentEditor, type DocumentActions } from './use-document-editor';
import { useRegisterUnsaved } from './unsaved-changes';

interface DocumentEditorProps {
  /** What is edited: "Home page". */
  readonly name: string;
  /** Where visitors see it. */
  readonly viewPath: string;
  /** Names the safety copy on this device. */
  readonly copyKey: string;
  readonly fields: FieldDeclarations;
  readonly document: EditableDocument;
  readonly actions: DocumentActions;
  /** The form. */
  readonly children: ReactNode;
}

/** The frame of every editor of publishable content. A screen adds its field declarations and its form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { name, viewPath, fields, children } = props;
  const editor = useDocumentEditor(props);
  const [isConfirming, setConfirming] = useState(false);
  const openPublish = () => {
    if (editor.canPublish) setConfirming(true);
  };
  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  useHotkeys(
    [
      ['mod+S', save],
      ['mod+shift+Enter', openPublish],
    ],
    [],
  );
  useRegisterUnsaved(editor.isDirty, {
    name,
    changes: editor.changedLabels,
    save: async () => (await editor.saveDraft()) !== null,
    discard: editor.discard,
  });

  async function publish() {
    await editor.publish();
    setConfirming(false);
  }

  return (
    <>
      <DocumentHeader
        name={name}
        viewPath={viewPath}
        state={editor}
        document={editor.baseline}
        onSave={save}
        onPublish={openPublish}
      />
      <EditorBody
        editor={editor}
        fields={fields}
        onRetry={() => {
          if (editor.isDirty) save();
          else openPublish();
        }}
      >
        {children}
      </EditorBody>
      <PublishDialog
        name={name}
        opened={isConfirming && editor.conflict === null}
        fields={fields}
        content={editor.form.getValues}
        isFirst={editor.baseline.published === null}
        isPublishing={editor.activity !== 'idle'}
        loadLive={props.actions.loadLive}
        onPublish={() => void publish()}
        onClose={() => {
          setConfirming(false);
        }}
      />
      <ConflictDialog
        conflict={editor.conflict}
        fields={fields}
        authorOf={({ draft }) => draft.author}
        onChoose={(choice) => void editor.resolve(choice)}
        onCancel={editor.cancelConflict}
      />
    </>
  );
}
