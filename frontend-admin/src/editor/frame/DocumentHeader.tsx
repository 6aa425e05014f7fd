import { Button, Title, VisuallyHidden } from '@mantine/core';
import { Eye, Redo2, Undo2, Users } from 'lucide-react';
import type { Presence } from '../../api/generated';
import { Hint } from '../../ui/Hint';
import { IconButton } from '../../ui/IconButton';
import { modKey } from '../../ui/mod-key';
import { isMade } from '../document/editable-document';
import { useOpenDocument } from '../document/EditorContext';
import { SaveState } from '../saving/SaveState';
import classes from './DocumentHeader.module.css';
import { MoreMenu, type MoreActions } from './MoreMenu';
import { PublishMenu, type PublishAction } from './PublishMenu';
import { StatusPopover } from './StatusPopover';
import { ViewSwitch, type DocumentViews } from './ViewSwitch';

interface DocumentHeaderProps {
  readonly name: string;
  readonly views: DocumentViews;
  /** Fields in which the draft differs from what visitors see; null while that is unknown. */
  readonly changed: number | null;
  readonly mayPublish: boolean;
  readonly canTrash: boolean;
  /** What the content type adds to the menu. Default: nothing. */
  readonly Actions?: MoreActions | undefined;
  /** The page beside the form; null: the form is a preview itself. */
  readonly preview: { readonly isOpen: boolean; readonly onToggle: () => void } | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHelp: () => void;
  readonly onAction: (action: PublishAction) => void;
}

/** Always in sight: what is edited, whether it is live, whether the work is safe, who else is here, and what can be done. */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { name, views, changed, mayPublish, canTrash, preview, onAction } = props;
  const { editor } = useOpenDocument();
  const { baseline, status, failure } = editor;
  return (
    <header className={classes.root}>
      <div className={classes.identity}>
        <Title order={1} title={name}>
          {name}
        </Title>
        <StatusPopover
          document={baseline}
          changed={changed}
          onCancelSchedule={mayPublish ? () => onAction('cancel-schedule') : undefined}
        />
        <SaveState
          status={status}
          savedAt={editor.savedAt ?? (isMade(baseline) ? new Date(baseline.draft.createdAt) : null)}
          reason={failure?.message}
          isJournalBlocked={editor.isJournalBlocked}
        />
        <Others {...editor.presence} />
      </div>
      <div className={classes.actions}>
        <IconButton
          label="Undo last change"
          hint={`Undo (${modKey}+Z)`}
          icon={Undo2}
          iconSize={18}
          onClick={props.onUndo}
        />
        <IconButton
          label="Redo last change"
          hint={`Redo (${modKey}+Shift+Z)`}
          icon={Redo2}
          iconSize={18}
          onClick={props.onRedo}
        />
        <ViewSwitch {...views} />
        {preview ? <PreviewButton {...preview} isPossible={isMade(baseline)} /> : null}
        {mayPublish ? <PublishMenu document={baseline} canPublish={editor.canPublish} onAction={onAction} /> : null}
        <MoreMenu
          document={baseline}
          Actions={props.Actions}
          onHelp={props.onHelp}
          onTrash={canTrash && mayPublish ? () => onAction('trash') : undefined}
        />
      </div>
    </header>
  );
}

/** Shows the page beside the form. */
function PreviewButton({
  isOpen,
  isPossible,
  onToggle,
}: NonNullable<DocumentHeaderProps['preview']> & { readonly isPossible: boolean }) {
  return (
    <Hint label={`Preview (${modKey}+Shift+P)`}>
      <Button
        variant="default"
        className={classes.preview}
        aria-pressed={isOpen}
        disabled={!isPossible}
        leftSection={<Eye />}
        onClick={onToggle}
      >
        Preview
      </Button>
    </Hint>
  );
}

function Others({ others, isInOtherWindow }: Presence) {
  const names = others.map(({ username }) => username);
  const words = [
    names.length > 0 && `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} editing`,
    isInOtherWindow && 'Also open in another window',
  ].filter((part) => part !== false);
  if (words.length === 0) return <VisuallyHidden role="status" />;
  return (
    <span role="status" className={classes.others} title={words.join(' · ')}>
      <Users size={14} />
      <span>{words.join(' · ')}</span>
    </span>
  );
}
