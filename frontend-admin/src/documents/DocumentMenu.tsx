import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Menu, Modal, Stack, Text } from '@mantine/core';
import { Copy, EllipsisVertical, ExternalLink, EyeOff, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DocumentSummary } from '../api/generated';
import { LinkedFrom } from '../editor/publishing/LinkedFrom';
import { unpublishedWords } from '../editor/publishing/unpublish-words';
import { DialogButtons } from '../ui/DialogButtons';
import { useFocusBack } from '../ui/use-focus-back';
import { editorOf } from './content-types';
import { RecoverDialog } from './RecoverDialog';
import { useDocumentActions, type DocumentAction } from './use-document-actions';

interface DocumentMenuProps {
  readonly document: DocumentSummary;
  readonly onChange: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What a list offers for a document. What visitors would notice at once is confirmed first. */
export function DocumentMenu({ document, onChange }: DocumentMenuProps) {
  const { run, running, lost, forgetLost } = useDocumentActions(document, onChange);
  const [asked, setAsked] = useState<'unpublish' | 'trash' | null>(null);
  const isLive = document.publishedAt !== null;
  const start = (action: DocumentAction) => {
    if (isLive && (action === 'unpublish' || action === 'trash')) setAsked(action);
    else void run(action);
  };
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${document.title}`} loading={running}>
            <EllipsisVertical {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {document.deletedAt ? (
            <Action icon={<RotateCcw {...icon} />} label="Bring back" onClick={() => start('recover')} />
          ) : (
            <LiveItems document={document} onStart={start} />
          )}
        </Menu.Dropdown>
      </Menu>
      {asked ? (
        <Question
          document={document}
          action={asked}
          onCancel={() => {
            setAsked(null);
          }}
          onConfirm={() => {
            setAsked(null);
            void run(asked);
          }}
        />
      ) : null}
      {lost ? (
        <RecoverDialog
          document={document}
          lost={lost}
          isBusy={running}
          onRecover={(slug) => void run('recover', slug)}
          onClose={forgetLost}
        />
      ) : null}
    </>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

const Action = ({ icon: leftSection, label, onClick }: ActionProps) => (
  <Menu.Item leftSection={leftSection} onClick={onClick}>
    {label}
  </Menu.Item>
);

interface LiveItemsProps {
  readonly document: DocumentSummary;
  readonly onStart: (action: DocumentAction) => void;
}

/** The entries for a document that is not in the trash. */
function LiveItems({ document, onStart }: LiveItemsProps) {
  const { path, publishedAt, fixed } = document;
  const editor = editorOf(document);
  return (
    <>
      {editor ? (
        <Menu.Item component={Link} to={editor} leftSection={<Pencil {...icon} />}>
          Edit
        </Menu.Item>
      ) : null}
      {publishedAt ? (
        <Menu.Item component="a" href={path} target="_blank" leftSection={<ExternalLink {...icon} />}>
          View
        </Menu.Item>
      ) : null}
      <Action icon={<Copy {...icon} />} label="Duplicate" onClick={() => onStart('duplicate')} />
      {publishedAt ? (
        <Action icon={<EyeOff {...icon} />} label="Unpublish…" onClick={() => onStart('unpublish')} />
      ) : null}
      {fixed ? null : (
        <Action
          icon={<Trash2 {...icon} />}
          label={publishedAt ? 'Move to trash…' : 'Move to trash'}
          onClick={() => onStart('trash')}
        />
      )}
    </>
  );
}

interface QuestionProps {
  readonly document: DocumentSummary;
  readonly action: 'unpublish' | 'trash';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function Question({ document, action, onCancel, onConfirm }: QuestionProps) {
  const { id, title, path } = document;
  useFocusBack();
  const isTrash = action === 'trash';
  return (
    <Modal opened onClose={onCancel} title={isTrash ? `Move “${title}” to the trash?` : `Unpublish “${title}”?`}>
      <Stack>
        <Text>
          Visitors of {path} {unpublishedWords(document)} at once.{' '}
          {isTrash ? 'You can bring it back for 30 days.' : 'Your draft is kept.'}
        </Text>
        <LinkedFrom id={id} />
        <DialogButtons onCancel={onCancel} startsAtCancel>
          <Button color="red" onClick={onConfirm}>
            {isTrash ? 'Move to trash' : 'Unpublish'}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
