import { useOpenDocument } from '../document/EditorContext';
import { ConfirmDialog } from '../publishing/ConfirmDialog';
import { LinkedFrom } from '../publishing/LinkedFrom';
import { PublishDialog } from '../publishing/PublishDialog';
import { TrashDialog } from '../publishing/TrashDialog';
import { unpublishedWords } from '../publishing/unpublish-words';
import { ConflictDialog } from '../saving/ConflictDialog';
import type { usePublishing } from './use-publishing';

interface EditorDialogsProps {
  readonly name: string;
  readonly publishing: ReturnType<typeof usePublishing>;
  readonly publicApi: string;
  /** Fields that the dialog of publishing asks for. */
  readonly asked: readonly string[];
  readonly onFocusField: (path: string) => void;
}

/** The questions of a document's editor. */
export function EditorDialogs({ name, publishing, publicApi, asked, onFocusField }: EditorDialogsProps) {
  const { editor, fields } = useOpenDocument();
  const { dialog } = publishing;
  const { id, path, nextPath, onEveryPage, isPart, published } = editor.baseline;
  const isBusy = editor.activity !== 'idle';
  // What is under way cannot be taken back: the form behind stays out of reach until the answer is there.
  const close = () => {
    if (!isBusy) publishing.close();
  };
  return (
    <>
      {dialog?.kind === 'publish' && editor.conflict === null ? (
        <PublishDialog
          name={name}
          when={dialog.when}
          onClose={close}
          place={{ path: nextPath ?? path, publicApi, onEveryPage }}
          asked={asked}
          onFocusField={onFocusField}
        />
      ) : null}
      {dialog?.kind === 'unpublish' ? (
        <ConfirmDialog
          title={`Unpublish ${name}?`}
          text={`Visitors ${unpublishedWords(editor.baseline)}. Your draft and its history are kept.`}
          action="Unpublish"
          asksNote
          isBusy={isBusy}
          onConfirm={(note) => void publishing.unpublish(note)}
          onClose={close}
        >
          <LinkedFrom id={id} />
        </ConfirmDialog>
      ) : null}
      {dialog?.kind === 'trash' ? (
        <TrashDialog
          title={`Move ${name} to the trash?`}
          text={`${published ? 'It goes offline at once. ' : ''}You can recover it for 30 days.`}
          removed={[{ id }]}
          {...{ isBusy, isPart, isLive: published !== null }}
          onConfirm={(successor) => void publishing.trash(successor)}
          onClose={close}
        />
      ) : null}
      <ConflictDialog editor={editor} fields={fields} />
    </>
  );
}
