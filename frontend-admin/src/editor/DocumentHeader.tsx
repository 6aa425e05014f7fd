import { Button, Text, Title } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Hint } from '../ui/Hint';
import { modKey } from '../ui/mod-key';
import { clockTime } from './clock';
import classes from './DocumentHeader.module.css';
import type { EditableDocument } from './editable-document';
import { SaveState } from './SaveState';
import { StatusChip } from './StatusChip';
import type { DocumentEditorState } from './use-document-editor';

interface DocumentHeaderProps {
  readonly name: string;
  readonly viewPath: string;
  readonly document: EditableDocument;
  readonly state: Pick<DocumentEditorState, 'activity' | 'isDirty' | 'canPublish' | 'failure' | 'savedAt'>;
  readonly onSave: () => void;
  readonly onPublish: () => void;
}

/** Stays in sight: what is edited, whether it is live, whether the work is saved, and the two actions. */
export function DocumentHeader({ name, viewPath, document, state, onSave, onPublish }: DocumentHeaderProps) {
  const { activity, isDirty, canPublish, failure } = state;
  const { published, draft } = document;
  const savedAt = state.savedAt ?? new Date(draft.createdAt);
  return (
    <header className={classes.root}>
      <div className={classes.title}>
        <Title order={1}>{name}</Title>
        <StatusChip status={document.status} />
        <SaveState activity={activity} isDirty={isDirty} isRefused={failure !== null} savedAt={savedAt} />
      </div>
      <div className={classes.actions}>
        <Hint label={`Save draft (${modKey}+S)`}>
          <Button variant="default" aria-disabled={!isDirty} data-disabled={!isDirty || undefined} onClick={onSave}>
            Save draft
          </Button>
        </Hint>
        <Hint label={`Publish (${modKey}+Shift+Enter)`}>
          <Button aria-disabled={!canPublish} data-disabled={!canPublish || undefined} onClick={onPublish}>
            Publish
          </Button>
        </Hint>
      </div>
      <Text className={classes.live}>
        {published
          ? `Live: v${published.number}, ${clockTime(new Date(published.createdAt))}, ${published.author ?? 'shipped content'}. `
          : 'Nothing is live: visitors see the built-in content. '}
        {document.status === 'changed' ? `Draft: v${draft.number}, ${draft.author ?? 'shipped content'}. ` : ''}
        <Link to={viewPath} target="_blank" rel="noopener" className={classes.view}>
          View page <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
          <span className={classes.hidden}> (opens in a new tab)</span>
        </Link>
      </Text>
    </header>
  );
}
