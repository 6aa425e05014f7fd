import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMay } from '../../api/use-may';
import { EditorProvider, useOpenDocument, type DocumentView } from '../document/EditorContext';
import { useChecks } from '../document/use-checks';
import { isMade, type EditableDocument } from '../document/editable-document';
import { useDocumentEditor, type DocumentEditorOptions } from '../document/use-document-editor';
import { useLeftFields, useRefusalFocus } from '../fields/focus-field';
import { changedFields } from '../model/content-comparison';
import { plainText } from '../model/plain-text';
import { askedToPublish } from '../publishing/dialog-fields';
import { EditorMessages } from '../saving/EditorMessages';
import classes from './DocumentEditor.module.css';
import { DocumentHeader } from './DocumentHeader';
import { EditorDialogs } from './EditorDialogs';
import { PresenceBanner } from './PresenceBanner';
import { EditorRail } from './rail/EditorRail';
import { useRail } from './rail/use-rail';
import { ShortcutsDialog } from '../../ui/ShortcutsDialog';
import { editorShortcuts } from './editor-shortcuts';
import type { MoreActions } from './MoreMenu';
import { EditorTabs } from './tabs/EditorTabs';
import type { FormTab } from './tabs/form-tabs';
import { useEditorCommands } from './use-editor-commands';
import { useFormView } from './use-form-view';
import { useLiveContent } from './use-live-content';
import { usePublishing } from './use-publishing';
import { useUnsavedEditor } from './use-unsaved-editor';
import type { DocumentViews } from './ViewSwitch';

const PreviewPane = lazy(() => import('../preview/PreviewPane').then((m) => ({ default: m.PreviewPane })));

export interface DocumentEditorProps extends DocumentEditorOptions {
  /** What is edited, by what was saved of it: "Home page". */
  readonly nameOf: (saved: EditableDocument) => string;
  /** It goes by its title, which is in quotes within a sentence. */
  readonly isTitled: boolean;
  /** The public answer that carries the content: it verifies a publication. */
  readonly publicApiOf: (saved: EditableDocument) => string;
  /** Whether it can be thrown away. */
  readonly canTrash: boolean;
  /** Told after it was moved to the trash. */
  readonly onTrashed: () => void;
  /** What the content type adds to the menu of the header. Default: nothing. */
  readonly Actions?: MoreActions | undefined;
  /** Where the form and the page itself are edited. */
  readonly views: DocumentViews;
  /** Fields that are in the rail beside the form. Default: none is. */
  readonly railFields?: ReactNode;
  /** The form in tabs, instead of `children`. Default: it has none. */
  readonly tabs?: readonly FormTab[] | undefined;
  /** The form; as a view of the page, as wide as the window, it puts its fields into the rail. */
  readonly children: ReactNode | ((inRail: InRail) => ReactNode);
}

/** Makes the rail, with the fields of what is selected on the page as its first tab. */
export type InRail = (fields: ReactNode, selected: string | null) => ReactNode;

const noView: DocumentView = { place: () => null, goTo: () => undefined };

/** The frame of every editor of publishable content. A screen adds its field declarations and its form. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { fields, views, railFields, tabs } = props;
  const asked = askedToPublish(fields);
  const isVisual = views.current === 'visual';
  const advanced = views.current === 'form' ? views.advanced : undefined;
  const editor = useDocumentEditor(props);
  const { form, baseline } = editor;
  const name = props.nameOf(baseline);
  const quoted = props.isTitled ? `“${name}”` : name;
  const live = useLiveContent(editor.calls, baseline.published?.number ?? null);
  const checks = useChecks(baseline, asked);
  const publishing = usePublishing(editor, { name: quoted, asked, onTrashed: props.onTrashed });
  const mayPublish = useMay(`${baseline.type}:publish`);
  const viewRef = useRef(noView);
  const rail = useRail(fields, viewRef, {
    hasFields: isVisual || Boolean(railFields),
    folds: !isVisual,
    formTabs: tabs,
  });
  const [isHelpOpen, help] = useDisclosure();
  const [isPreviewing, preview] = useDisclosure();
  const { message, save, undo, redo } = useEditorCommands(editor, {
    ...{ fields, publishing, mayPublish, onHelp: help.open, onTab: rail.setTab },
    onPreview: isVisual || !isMade(baseline) ? undefined : preview.toggle,
  });
  useFormView(viewRef, !isVisual);
  useRefusalFocus(editor, rail.goToField);
  useLeftFields(editor.leave);
  useUnsavedEditor(name, editor, fields, editor.presence.takenOver === null);
  return (
    <EditorProvider
      value={{ form, fields, saved: baseline.content, opened: { editor, live, checks, viewRef, advanced } }}
    >
      <DocumentHeader
        {...props}
        name={name}
        changed={live && baseline.published ? changedFields(live, editor.settled).length : null}
        mayPublish={mayPublish}
        preview={isVisual ? null : { isOpen: isPreviewing, onToggle: preview.toggle }}
        onUndo={undo}
        onRedo={redo}
        onHelp={help.open}
        onAction={publishing.open}
      />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <Layout {...props} {...{ name, rail, isPreviewing }} onEndPreview={preview.close} view={props.children}>
        <Messages onRetry={save} onFocusField={rail.goToField} />
      </Layout>
      <EditorDialogs
        name={quoted}
        publishing={publishing}
        publicApi={props.publicApiOf(baseline)}
        asked={asked}
        onFocusField={rail.goToField}
      />
      {isHelpOpen ? <ShortcutsDialog shortcuts={editorShortcuts} onClose={help.close} /> : null}
    </EditorProvider>
  );
}

interface LayoutProps extends Pick<DocumentEditorProps, 'railFields' | 'tabs'> {
  readonly name: string;
  readonly rail: ReturnType<typeof useRail>;
  readonly isPreviewing: boolean;
  readonly onEndPreview: () => void;
  readonly view: DocumentEditorProps['children'];
  /** Above the view. */
  readonly children: ReactNode;
}

/** The form and, beside it, its tabs and the page; or the page alone, as wide as the window. */
function Layout({ name, rail, railFields, tabs, isPreviewing, onEndPreview, view, children }: LayoutProps) {
  const { id } = useOpenDocument().editor.baseline;
  if (typeof view === 'function') {
    return (
      <div className={classes.visual}>
        {children}
        {view((fields, selected) => (
          <EditorRail rail={rail} ownFields={fields} selected={selected} />
        ))}
      </div>
    );
  }
  return (
    <div className={classes.layout} data-preview={isPreviewing || undefined}>
      <div className={classes.form}>
        {children}
        {tabs ? <EditorTabs rail={rail} tabs={tabs} /> : view}
      </div>
      {tabs && !isPreviewing ? null : (
        <div className={classes.side}>
          {isPreviewing ? (
            <Suspense fallback={null}>
              <PreviewPane documentId={id} name={name} onClose={onEndPreview} />
            </Suspense>
          ) : null}
          {tabs ? null : <EditorRail rail={rail} ownFields={railFields} fieldsTitle="Details" />}
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
