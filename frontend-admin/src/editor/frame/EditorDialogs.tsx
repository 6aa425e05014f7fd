import type { Checks } from '../document/use-checks';
import { ConflictDialog } from '../saving/ConflictDialog';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { ConfirmDialog } from '../publishing/ConfirmDialog';
import { LinkedFrom } from '../publishing/LinkedFrom';
import { PublishDialog } from '../publishing/PublishDialog';
import { unpublishedWords } from '../publishing/unpublish-words';
import type { EditableDocument } from '../document/editable-document';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { usePublishing } from './use-publishing';

interface EditorDialogsProps {
  readonly name: string;
  readonly editor: DocumentEditorState;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly fields: FieldDeclarations;
  readonly live: Content | null;
  readonly publicApi: string | undefined;
  /** Fields that the dialog of publishing asks for. */
  readonly asked: readonly string[];
  readonly checks: Checks;
  readonly onFocusField: (path: string) => void;
}

export const authorOf = ({ draft }: EditableDocument) => draft.author;

/** The questions of a document's editor. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { name, editor, publishing, fields, live, publicApi, asked, checks, onFocusField } = props;
  const { dialog } = publishing;
  const isBusy = editor.activity !== 'idle';
  // What is under way cannot be taken back: the form behind stays out of reach until the answer is there.
  const close = () => {
    if (!isBusy) publishing.close();
  };
  return (
    <>
      <PublishDialog
        name={name}
        opened={dialog?.kind === 'publish' && editor.conflict === null}
        start={dialog?.kind === 'publish' ? dialog.start : 'now'}
        onClose={close}
        editor={editor}
        fields={fields}
        live={live}
        place={{ path: editor.baseline.nextPath ?? editor.baseline.path, publicApi }}
        asked={asked}
        checks={checks}
        onFocusField={onFocusField}
      />
      <ConfirmDialog
        opened={dialog?.kind === 'unpublish'}
        title={`Unpublish ${name}?`}
        text={`Visitors ${unpublishedWords(editor.baseline)} at once. The draft and its history stay here.`}
        action="Unpublish"
        asksNote
        isBusy={isBusy}
        onConfirm={(note) => void publishing.unpublish(note)}
        onClose={close}
      >
        <LinkedFrom id={editor.baseline.id} />
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog?.kind === 'trash'}
        title={`Move ${name} to the trash?`}
        text="Visitors no longer find it at once. It can be recovered for 30 days."
        action="Move to trash"
        isBusy={isBusy}
        onConfirm={() => void publishing.trash()}
        onClose={close}
      >
        <LinkedFrom id={editor.baseline.id} />
      </ConfirmDialog>
      <ConflictDialog
        conflict={editor.conflict}
        fields={fields}
        authorOf={authorOf}
        onSettle={(choices) => void editor.settleConflict(choices)}
      />
    </>
  );
}
