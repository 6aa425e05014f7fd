import type { ReactNode } from 'react';
import { Button, Title, VisuallyHidden } from '@mantine/core';
import { Eye, Redo2, Undo2, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PresentEditor } from '../../api/generated';
import { Hint } from '../../ui/Hint';
import { IconButton } from '../../ui/IconButton';
import { modKey } from '../../ui/mod-key';
import { SaveState } from '../saving/SaveState';
import { StatusChip } from '../../ui/StatusChip';
import classes from './DocumentHeader.module.css';
import { LiveLine } from './LiveLine';
import { PublishMenu, type PublishAction } from './PublishMenu';
import type { DocumentEditorState } from '../document/use-document-editor';

export interface Crumb {
  readonly title: string;
  readonly path: string;
}

interface DocumentHeaderProps {
  readonly name: string;
  /** What it belongs to, outermost first. */
  readonly trail: readonly Crumb[];
  readonly editor: DocumentEditorState;
  /** Fields in which the draft differs from what visitors see; null while that is unknown. */
  readonly changed: number | null;
  readonly mayPublish: boolean;
  readonly canTrash: boolean;
  /** More actions, before Publish. */
  readonly actions: ReactNode;
  /** The page beside the form; null: the form is a preview itself. */
  readonly preview: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  readonly onAction: (action: PublishAction) => void;
}

/** Stays in sight: what is edited, whether it is live, whether the work is safe, who else is here, and what can be done. */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { name, trail, editor, changed, mayPublish, canTrash, actions, preview, onSave, onAction } = props;
  const { baseline, status, failure, isDirty } = editor;
  return (
    <header className={classes.root}>
      <div className={classes.identity}>
        <Breadcrumb trail={trail} name={name} />
        <div className={classes.title}>
          <Title order={1}>{name}</Title>
          <StatusChip status={baseline.status} />
          <SaveState
            status={status}
            savedAt={editor.savedAt ?? new Date(baseline.draft.createdAt)}
            reason={failure?.message}
            isJournalBlocked={editor.isJournalBlocked}
          />
          <Others others={editor.presence.others} />
        </div>
      </div>
      <div className={classes.actions}>
        <UndoButtons onUndo={props.onUndo} onRedo={props.onRedo} />
        {actions}
        {preview ? <PreviewButton {...preview} /> : null}
        <Hint label={`Save draft (${modKey}+S)`}>
          <Button variant="default" aria-disabled={!isDirty} data-disabled={!isDirty || undefined} onClick={onSave}>
            Save draft
          </Button>
        </Hint>
        {mayPublish ? (
          <PublishMenu document={baseline} canPublish={editor.canPublish} canTrash={canTrash} onAction={onAction} />
        ) : null}
      </div>
      <LiveLine document={baseline} changed={changed} />
    </header>
  );
}

function UndoButtons({ onUndo, onRedo }: Pick<DocumentHeaderProps, 'onUndo' | 'onRedo'>) {
  return (
    <>
      <IconButton label="Undo last change" hint={`Undo (${modKey}+Z)`} icon={Undo2} iconSize={18} onClick={onUndo} />
      <IconButton
        label="Redo last change"
        hint={`Redo (${modKey}+Shift+Z)`}
        icon={Redo2}
        iconSize={18}
        onClick={onRedo}
      />
    </>
  );
}

/** Shows the page beside the form; on a phone only its icon. */
function PreviewButton({ isOpen, onToggle }: NonNullable<DocumentHeaderProps['preview']>) {
  return (
    <Hint label={`Preview (${modKey}+Shift+P)`}>
      <Button
        variant="default"
        className={classes.preview}
        aria-label="Preview"
        aria-pressed={isOpen}
        leftSection={<Eye />}
        onClick={onToggle}
      >
        Preview
      </Button>
    </Hint>
  );
}

function Breadcrumb({ trail, name }: Pick<DocumentHeaderProps, 'trail' | 'name'>) {
  return (
    <nav aria-label="Breadcrumb" className={classes.trail}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={title}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function Others({ others }: { readonly others: readonly PresentEditor[] }) {
  const names = others.map(({ username }) => username);
  if (names.length === 0) return <VisuallyHidden role="status" />;
  return (
    <span role="status" className={classes.others}>
      <Users size={14} />
      {names.length === 1 ? `${names[0]} is editing` : `${names.join(', ')} are editing`}
    </span>
  );
}
