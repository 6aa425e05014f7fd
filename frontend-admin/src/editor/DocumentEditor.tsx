import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { selectSession, useAppSelector } from '@20x/kit';
import { changedFields, type Content } from './content-comparison';
import { ConflictDialog } from './ConflictDialog';
import { DocumentHeader, type Crumb } from './document/DocumentHeader';
import type { EditableDocument } from './document/editable-document';
import { ShortcutsDialog } from './document/ShortcutsDialog';
import { UndoButtons } from './document/UndoButtons';
import { useDocumentEditor, type DocumentEditorOptions } from './document/use-document-editor';
import { useLiveContent } from './document/use-live-content';
import { usePresence } from './document/use-presence';
import { usePublishing } from './document/use-publishing';
import { useShortcuts } from './document/use-shortcuts';
import { useUndo } from './document/use-undo';
import classes from './DocumentEditor.module.css';
import { EditorMessages } from './EditorMessages';
import { EditorProvider } from './EditorContext';
import { focusField, useRefusalFocus } from './focus-field';
import { ConfirmDialog } from './publish/ConfirmDialog';
import { PublishDialog } from './publish/PublishDialog';
import { useRegisterUnsaved } from './unsaved-changes';

export interface DocumentEditorProps extends DocumentEditorOptions {
  /** What is edited: "Home page". */
  readonly name: string;
  /** What it belongs to, outermost first. Default: nothing. */
  readonly trail?: readonly Crumb[];
  /** The public answer that carries the content: it verifies a publication. */
  readonly publicApi?: string;
  /** Whether it can be thrown away. Default: false. */
  readonly canTrash?: boolean;
  /** Told after it was moved to the trash. */
  readonly onTrashed?: () => void;
  /** Beside the buttons of the header. */
  readonly actions?: ReactNode;
  /** As wide as the window instead of a column for reading. Default: false. */
  readonly isWide?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

const authorOf = ({ draft }: EditableDocument) => draft.author;

/** The frame of every editor of publishable content. A screen adds its field declarations and its form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const {
    name,
    trail = [],
    fields,
    publicApi,
    canTrash = false,
    onTrashed = () => undefined,
    actions,
    isWide = false,
    children,
  } = props;
  const editor = useDocumentEditor(props);
  const { form, baseline, failure, calls } = editor;
  const session = useAppSelector(selectSession);
  const others = usePresence(calls, session.status === 'authenticated');
  const live = useLiveContent(calls, baseline.published?.number ?? null);
  const publishing = usePublishing(editor, name, onTrashed);
  const { undo, redo, message } = useUndo(editor, fields);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const mayPublish = session.user?.permissions.includes(`${baseline.type}:publish`) ?? false;

  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  const openPublish = () => {
    if (mayPublish && editor.canPublish) publishing.open('publish');
  };
  useShortcuts({
    onSave: save,
    onPublish: openPublish,
    onUndo: undo,
    onRedo: redo,
    onHelp: () => {
      setHelpOpen(true);
    },
  });
  useRefusalFocus(editor.refusals, () => (failure?.kind === 'fields' ? failure.errors.map(({ path }) => path) : []));
  useRegisterUnsaved(editor.isDirty, {
    name,
    changes: editor.changedLabels,
    save: async () => (await editor.saveDraft()) !== null,
    discard: editor.discard,
  });

  return (
    <EditorProvider value={{ form, fields, saved: baseline.content }}>
      <DocumentHeader
        name={name}
        trail={trail}
        editor={editor}
        others={others}
        changed={changedCount(live, baseline)}
        mayPublish={mayPublish}
        canTrash={canTrash}
        actions={
          <>
            <UndoButtons onUndo={undo} onRedo={redo} />
            {actions}
          </>
        }
        onSave={save}
        onAction={publishing.open}
      />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <div className={classes.layout} data-wide={isWide || undefined}>
        <div className={classes.form}>
          <EditorMessages
            editor={editor}
            fields={fields}
            authorOf={authorOf}
            onRetry={() => {
              if (editor.isDirty) save();
              else openPublish();
            }}
            onFocusField={focusField}
          />
          {children}
        </div>
      </div>
      <PublishDialog
        name={name}
        opened={publishing.dialog?.kind === 'publish' && editor.conflict === null}
        start={publishing.dialog?.kind === 'publish' ? publishing.dialog.start : 'now'}
        onClose={publishing.close}
        editor={editor}
        fields={fields}
        live={live}
        place={{ path: baseline.path, publicApi }}
        warnings={[]}
        onFocusField={focusField}
      />
      <ConfirmDialog
        opened={publishing.dialog?.kind === 'unpublish'}
        title={`Unpublish ${name}?`}
        text="Visitors no longer find it at once. The draft and its history stay here."
        action="Unpublish"
        asksNote
        isBusy={editor.activity !== 'idle'}
        onConfirm={(note) => void publishing.unpublish(note)}
        onClose={publishing.close}
      />
      <ConfirmDialog
        opened={publishing.dialog?.kind === 'trash'}
        title={`Move ${name} to the trash?`}
        text="Visitors no longer find it at once. It can be recovered for 30 days."
        action="Move to trash"
        isBusy={editor.activity !== 'idle'}
        onConfirm={() => void publishing.trash()}
        onClose={publishing.close}
      />
      <ConflictDialog
        conflict={editor.conflict}
        fields={fields}
        authorOf={authorOf}
        onSettle={(choices) => void editor.settleConflict(choices)}
      />
      <ShortcutsDialog
        opened={isHelpOpen}
        onClose={() => {
          setHelpOpen(false);
        }}
      />
    </EditorProvider>
  );
}

function changedCount(live: Content | null, { published, content }: EditableDocument): number | null {
  if (!live || !published) return null;
  return changedFields(live, content).length;
}
