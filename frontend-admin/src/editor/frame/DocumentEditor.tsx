import { lazy, Suspense, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { selectSession, useAppSelector } from '@20x/kit';
import { useChecks } from '../document/use-checks';
import { changedFields, type Content } from '../model/content-comparison';
import { DocumentHeader, type Crumb } from './DocumentHeader';
import type { EditableDocument } from '../document/editable-document';
import { authorOf, EditorDialogs } from './EditorDialogs';
import { EditorRail } from './rail/EditorRail';
import { PresenceBanner } from './PresenceBanner';
import { PreviewButton } from './PreviewButton';
import { ShortcutsDialog } from './ShortcutsDialog';
import { UndoButtons } from './UndoButtons';
import { useDocumentEditor, type DocumentEditorOptions } from '../document/use-document-editor';
import { useEditorCommands } from './use-editor-commands';
import { useEffectiveSeo } from './seo/use-effective-seo';
import { useLiveContent } from './use-live-content';
import { usePublishing } from './use-publishing';
import { useRail } from './rail/use-rail';
import { useShortcuts } from './use-shortcuts';
import { useUndo } from './use-undo';
import classes from './DocumentEditor.module.css';
import { EditorMessages } from '../saving/EditorMessages';
import { EditorProvider } from '../document/EditorContext';
import { useRefusalFocus } from '../fields/focus-field';
import { plainText } from '../model/plain-text';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';

const PreviewPane = lazy(() => import('../preview/PreviewPane').then((m) => ({ default: m.PreviewPane })));

export interface DocumentEditorProps extends DocumentEditorOptions {
  /** What is edited: "Home page". */
  readonly name: string;
  /** What it belongs to, outermost first. Default: nothing. */
  readonly trail?: readonly Crumb[];
  /** The public answer that carries the content: it verifies a publication. */
  readonly publicApi?: string;
  /** Names of fields that are asked for when it is published, in the dialog instead of the form. Default: none. */
  readonly askedToPublish?: readonly string[];
  /** Whether it can be thrown away. Default: false. */
  readonly canTrash?: boolean;
  /** Told after it was moved to the trash. */
  readonly onTrashed?: () => void;
  /** Beside the buttons of the header. */
  readonly actions?: ReactNode;
  /** What the content type adds to the Document tab. */
  readonly documentTab?: ReactNode;
  /** As wide as the window, without rail and preview: the form is a preview itself. Default: false. */
  readonly isWide?: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** The frame of every editor of publishable content. A screen adds its field declarations and its form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { name, trail = [], fields, publicApi, canTrash = false, onTrashed = () => undefined } = props;
  const { actions, documentTab, isWide = false, children } = props;
  const editor = useDocumentEditor(props);
  const { form, baseline, failure, calls, presence } = editor;
  const session = useAppSelector(selectSession);
  const live = useLiveContent(calls, baseline.published?.number ?? null);
  const asked = props.askedToPublish ?? [];
  const publishing = usePublishing(editor, { name, asked, onTrashed });
  const { undo, redo, message } = useUndo(editor, fields);
  const rail = useRail(fields);
  const seo = useEffectiveSeo(editor.settled, fields, baseline.nextPath ?? baseline.path);
  const checks = useChecks(baseline.id, baseline.version);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const mayPublish = session.user?.permissions.includes(`${baseline.type}:publish`) ?? false;

  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  const openPublish = () => {
    if (mayPublish && editor.canPublish) publishing.open('publish');
  };
  const togglePreview = () => {
    setPreviewing((isOpen) => !isOpen);
  };
  const keys = {
    onSave: save,
    onPublish: openPublish,
    onUndo: undo,
    onRedo: redo,
    onHelp: () => {
      setHelpOpen(true);
    },
    onPreview: isWide ? undefined : togglePreview,
  };
  useShortcuts(keys);
  useEditorCommands({ ...keys, editor, publishing, mayPublish, onTab: isWide ? undefined : rail.setTab });
  const refused = () => (failure?.kind === 'fields' ? failure.errors.map(({ path }) => path) : []);
  useRefusalFocus(editor.refusals, refused, rail.goToField);
  useRegisterUnsaved(editor.isDirty, {
    name,
    isKept: () => !editor.isJournalBlocked,
    changes: editor.changedLabels,
    save: async () => (await editor.saveDraft()) !== null,
    discard: editor.discard,
  });

  return (
    <EditorProvider value={{ form, fields, saved: baseline.content, opened: { editor, live, checks } }}>
      <DocumentHeader
        name={name}
        trail={trail}
        editor={editor}
        others={presence.others}
        changed={changedCount(live, baseline, editor.settled)}
        mayPublish={mayPublish}
        canTrash={canTrash}
        actions={
          <>
            <UndoButtons onUndo={undo} onRedo={redo} />
            {actions}
            {isWide ? null : <PreviewButton isPressed={isPreviewing} onClick={togglePreview} />}
          </>
        }
        onSave={save}
        onAction={publishing.open}
      />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <div className={classes.layout} data-wide={isWide || undefined} data-preview={isPreviewing || undefined}>
        <div className={classes.form}>
          <PresenceBanner
            presence={presence}
            hasUnsaved={editor.isDirty}
            isKept={!editor.isJournalBlocked}
            text={() => plainText(editor.changes(), form.getValues(), fields)}
          />
          <EditorMessages
            editor={editor}
            fields={fields}
            authorOf={authorOf}
            onRetry={() => {
              if (editor.isDirty) save();
              else openPublish();
            }}
            onFocusField={rail.goToField}
          />
          {children}
        </div>
        {isWide ? null : (
          <div className={classes.side}>
            {isPreviewing ? (
              <Suspense fallback={null}>
                <PreviewPane documentId={baseline.id} name={name} onClose={togglePreview} />
              </Suspense>
            ) : null}
            <EditorRail
              rail={rail}
              editor={editor}
              fields={fields}
              seo={seo}
              checks={checks}
              onCancelSchedule={mayPublish ? () => publishing.open('cancel-schedule') : undefined}
            >
              {documentTab}
            </EditorRail>
          </div>
        )}
      </div>
      <EditorDialogs
        name={name}
        editor={editor}
        publishing={publishing}
        fields={fields}
        live={live}
        publicApi={publicApi}
        asked={asked}
        checks={checks}
        onFocusField={rail.goToField}
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

function changedCount(live: Content | null, { published }: EditableDocument, content: Content): number | null {
  return live && published ? changedFields(live, content).length : null;
}
