import { lazy, Suspense, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../api/use-may';
import { EditorProvider, useOpenDocument } from '../document/EditorContext';
import { useChecks } from '../document/use-checks';
import { useDocumentEditor, type DocumentEditorOptions } from '../document/use-document-editor';
import { useRefusalFocus } from '../fields/focus-field';
import { changedFields } from '../model/content-comparison';
import { plainText } from '../model/plain-text';
import { EditorMessages } from '../saving/EditorMessages';
import classes from './DocumentEditor.module.css';
import { DocumentHeader, type Crumb } from './DocumentHeader';
import { EditorDialogs } from './EditorDialogs';
import { PresenceBanner } from './PresenceBanner';
import { EditorRail } from './rail/EditorRail';
import { useRail } from './rail/use-rail';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useEditorCommands } from './use-editor-commands';
import { useLiveContent } from './use-live-content';
import { usePublishing } from './use-publishing';
import { useUnsavedEditor } from './use-unsaved-editor';

const PreviewPane = lazy(() => import('../preview/PreviewPane').then((m) => ({ default: m.PreviewPane })));

export interface DocumentEditorProps extends DocumentEditorOptions {
  /** What is edited: "Home page". */
  readonly name: string;
  /** What it belongs to, outermost first. */
  readonly trail: readonly Crumb[];
  /** The public answer that carries the content: it verifies a publication. */
  readonly publicApi: string;
  /** Names of fields that are asked for when it is published, in the dialog instead of the form. Default: none. */
  readonly askedToPublish?: readonly string[] | undefined;
  /** Whether it can be thrown away. */
  readonly canTrash: boolean;
  /** Told after it was moved to the trash. */
  readonly onTrashed: () => void;
  /** Beside the buttons of the header. */
  readonly actions: ReactNode;
  /** As wide as the window, without rail and preview: the form is a preview itself. */
  readonly isWide: boolean;
  /** The form. */
  readonly children: ReactNode;
}

/** The frame of every editor of publishable content. A screen adds its field declarations and its form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { name, fields, askedToPublish: asked = [], isWide, children } = props;
  const editor = useDocumentEditor(props);
  const { form, baseline } = editor;
  const live = useLiveContent(editor.calls, baseline.published?.number ?? null);
  const checks = useChecks(baseline, asked);
  const publishing = usePublishing(editor, { name, asked, onTrashed: props.onTrashed });
  const mayPublish = useMay(`${baseline.type}:publish`);
  const rail = useRail(fields);
  const [isHelpOpen, help] = useDisclosure();
  const [isPreviewing, preview] = useDisclosure();
  const { message, save, undo, redo } = useEditorCommands(editor, {
    ...{ fields, publishing, mayPublish, onHelp: help.open },
    onPreview: isWide ? undefined : preview.toggle,
    onTab: isWide ? undefined : rail.setTab,
  });
  useRefusalFocus(editor, rail.goToField);
  useUnsavedEditor(name, editor, fields);
  return (
    <EditorProvider value={{ form, fields, saved: baseline.content, opened: { editor, live, checks } }}>
      <DocumentHeader
        {...props}
        editor={editor}
        changed={live && baseline.published ? changedFields(live, editor.settled).length : null}
        mayPublish={mayPublish}
        preview={isWide ? null : { isOpen: isPreviewing, onToggle: preview.toggle }}
        onUndo={undo}
        onRedo={redo}
        onSave={save}
        onAction={publishing.open}
      />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <Layout
        name={name}
        rail={rail}
        isWide={isWide}
        isPreviewing={isPreviewing}
        onEndPreview={preview.close}
        onCancelSchedule={mayPublish ? () => publishing.open('cancel-schedule') : undefined}
      >
        <Messages
          onRetry={() => {
            if (editor.isDirty) save();
            else if (mayPublish && editor.canPublish) publishing.open('publish');
          }}
          onFocusField={rail.goToField}
        />
        {children}
      </Layout>
      <EditorDialogs
        name={name}
        publishing={publishing}
        publicApi={props.publicApi}
        asked={asked}
        onFocusField={rail.goToField}
      />
      <ShortcutsDialog opened={isHelpOpen} onClose={help.close} />
    </EditorProvider>
  );
}

interface LayoutProps extends Pick<DocumentEditorProps, 'name' | 'isWide' | 'children'> {
  readonly rail: ReturnType<typeof useRail>;
  readonly isPreviewing: boolean;
  readonly onEndPreview: () => void;
  readonly onCancelSchedule: (() => void) | undefined;
}

/** The form and, beside it, its tabs and the page. */
function Layout({ name, rail, isWide, isPreviewing, onEndPreview, onCancelSchedule, children }: LayoutProps) {
  const { id } = useOpenDocument().editor.baseline;
  return (
    <div className={classes.layout} data-wide={isWide || undefined} data-preview={isPreviewing || undefined}>
      <div className={classes.form}>{children}</div>
      {isWide ? null : (
        <div className={classes.side}>
          {isPreviewing ? (
            <Suspense fallback={null}>
              <PreviewPane documentId={id} name={name} onClose={onEndPreview} />
            </Suspense>
          ) : null}
          <EditorRail rail={rail} onCancelSchedule={onCancelSchedule} />
        </div>
      )}
    </div>
  );
}

interface MessagesProps {
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** Who else is here, and what became of the work. */
function Messages(props: MessagesProps) {
  const { editor, fields } = useOpenDocument();
  return (
    <>
      <PresenceBanner
        presence={editor.presence}
        hasUnsaved={editor.isDirty}
        isKept={!editor.isJournalBlocked}
        text={() => plainText(editor.changes(), editor.form.getValues(), fields)}
      />
      <EditorMessages {...props} editor={editor} fields={fields} />
    </>
  );
}
