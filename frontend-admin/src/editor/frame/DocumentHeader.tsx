import type { ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PresentEditor } from '../../api/generated';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';
import { SaveState } from '../saving/SaveState';
import { StatusChip } from '../../ui/StatusChip';
import classes from './DocumentHeader.module.css';
import { LiveLine } from './LiveLine';
import { PublishMenu, type PublishAction } from './PublishMenu';
import type { DocumentEditorState } from '../document/use-document-editor';

export interface Crumb {
  readonly title: string;
  /** Default: no link. */
  readonly path?: string;
}

interface DocumentHeaderProps {
  readonly name: string;
  /** What it belongs to, outermost first. */
  readonly trail: readonly Crumb[];
  readonly editor: DocumentEditorState;
  readonly others: readonly PresentEditor[];
  readonly changed: number | null;
  readonly mayPublish: boolean;
  readonly canTrash: boolean;
  /** More actions, before Publish. */
  readonly actions?: ReactNode;
  readonly onSave: () => void;
  readonly onAction: (action: PublishAction) => void;
}

/** Stays in sight: what is edited, whether it is live, whether the work is safe, who else is here, and what can be done. */
export function DocumentHeader(props: DocumentHeaderProps) {
  const { name, trail, editor, others, changed, mayPublish, canTrash, actions, onSave, onAction } = props;
  const { baseline, status, failure, isDirty } = editor;
  return (
    <header className={classes.root}>
      <div className={classes.identity}>
        {trail.length > 0 ? <Breadcrumb trail={trail} name={name} /> : null}
        <div className={classes.title}>
          <Title order={1}>{name}</Title>
          <StatusChip status={baseline.status} />
          <SaveState
            status={status}
            savedAt={editor.savedAt ?? new Date(baseline.draft.createdAt)}
            reason={failure?.message}
            isJournalBlocked={editor.isJournalBlocked}
          />
          <Others others={others} />
        </div>
      </div>
      <div className={classes.actions}>
        {actions}
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

function Breadcrumb({ trail, name }: Pick<DocumentHeaderProps, 'trail' | 'name'>) {
  return (
    <nav aria-label="Breadcrumb" className={classes.trail}>
      <ol>
        {trail.map(({ title, path }) => (
          <li key={title}>{path ? <Link to={path}>{title}</Link> : title}</li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function Others({ others }: { readonly others: readonly PresentEditor[] }) {
  const names = others.map(({ username }) => username);
  if (names.length === 0) return <span role="status" className={classes.hidden} />;
  return (
    <span role="status" className={classes.others}>
      <Users size={14} strokeWidth={1.5} aria-hidden />
      {names.length === 1 ? `${names[0]} is editing` : `${names.join(', ')} are editing`}
    </span>
  );
}
