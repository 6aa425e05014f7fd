import type { Content } from './content-comparison';
import { isEditableDocument, type EditableDocument } from './editable-document';
import { fieldLabel, type FieldDeclarations } from './field-declarations';
import { useEditorForm } from './use-editor-form';

/** The calls of one content type. Each rejects with the API's error. */
export interface DocumentActions {
  saveDraft(request: { readonly version: number; readonly content: Content }): Promise<EditableDocument>;
  publish(request: { readonly version: number }): Promise<EditableDocument>;
  /** What visitors see now. */
  loadLive(): Promise<Content>;
  /** Told after a publication succeeded. */
  published(): void;
}

interface DocumentEditorOptions {
  readonly copyKey: string;
  readonly fields: FieldDeclarations;
  readonly document: EditableDocument;
  readonly actions: DocumentActions;
}

/** An editor form whose state can be published. */
export function useDocumentEditor({ copyKey, fields, document, actions }: DocumentEditorOptions) {
  const editor = useEditorForm<EditableDocument>({
    copyKey,
    initial: document,
    save: actions.saveDraft,
    readCurrent: (current) => (isEditableDocument(current) ? current : null),
  });
  const isLive = editor.baseline.status === 'published' && !editor.isDirty;

  /** Saves what is not saved yet, then publishes that. */
  async function publish(): Promise<void> {
    const answer = await editor.write('publishing', async () => {
      if (editor.changes().length > 0) await editor.sendDraft();
      return actions.publish({ version: editor.current().version });
    });
    if (!answer) return;
    editor.adopt({ ...answer, content: editor.current().content });
    actions.published();
  }

  return {
    ...editor,
    canPublish: !isLive && editor.activity === 'idle',
    changedLabels: () => editor.changes().map((name) => fieldLabel(fields, name)),
    publish,
    /** Settles a conflict; my version is saved over theirs right away. */
    resolve: async (choice: 'mine' | 'theirs') => {
      editor.settleConflict(choice);
      if (choice === 'mine') await editor.saveDraft();
    },
  };
}

export type DocumentEditorState = ReturnType<typeof useDocumentEditor>;
