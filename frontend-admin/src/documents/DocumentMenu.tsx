import { useState, type ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  ExternalLink,
  EyeOff,
  PanelRight,
  PanelsTopLeft,
  Pencil,
  PenLine,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DocumentSummary } from '../api/generated';
import { ShareLinkDialog } from '../editor/preview/ShareLinkDialog';
import { ConfirmDialog } from '../editor/publishing/ConfirmDialog';
import { LinkedFrom } from '../editor/publishing/LinkedFrom';
import { TrashDialog, type Successor } from '../editor/publishing/TrashDialog';
import { unpublishedWords } from '../editor/publishing/unpublish-words';
import { advancedOf, editorOf, nameOf, screenOf, typeNamed, visualOf } from './content-types';
import { ExportItems } from './ExportMenu';
import { RecoverDialog } from './RecoverDialog';
import { useDocumentActions, type DocumentAction } from './use-document-actions';

interface DocumentMenuProps {
  readonly document: DocumentSummary;
  /** The address of the quick look. */
  readonly quickLook: string;
  /** Moves the document in the list; null at an end. Default: the list has no order. */
  readonly onStep?: Readonly<Record<'up' | 'down', (() => void) | null>> | null;
}

/** What a list offers for a document. What visitors would notice at once is confirmed first. */
export function DocumentMenu({ document, quickLook, onStep = null }: DocumentMenuProps) {
  const { run, running, lost, forgetLost } = useDocumentActions(document);
  const [asked, setAsked] = useState<'unpublish' | 'trash' | null>(null);
  const [isSharing, sharing] = useDisclosure();
  const isLive = document.publishedAt !== null;
  const start = (action: DocumentAction) => {
    if (isLive && (action === 'unpublish' || action === 'trash')) setAsked(action);
    else void run(action);
  };
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${nameOf(document)}`} loading={running}>
            <Ellipsis />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={quickLook} leftSection={<PanelRight />}>
            Quick look
          </Menu.Item>
          {onStep?.up ? <Action icon={<ArrowUp />} label="Move up" onClick={onStep.up} /> : null}
          {onStep?.down ? <Action icon={<ArrowDown />} label="Move down" onClick={onStep.down} /> : null}
          {document.deletedAt ? (
            <Action icon={<RotateCcw />} label="Recover" onClick={() => start('recover')} />
          ) : (
            <LiveItems document={document} onStart={start} onShare={sharing.open} />
          )}
        </Menu.Dropdown>
      </Menu>
      {isSharing ? <ShareLinkDialog documentId={document.id} opened onClose={sharing.close} /> : null}
      {asked ? (
        <AskedDialog
          {...{ document, asked }}
          onClose={() => setAsked(null)}
          onConfirm={(successor) => {
            setAsked(null);
            void run(asked, { successor });
          }}
        />
      ) : null}
      {lost ? (
        <RecoverDialog
          document={document}
          lost={lost}
          isBusy={running}
          onRecover={(slug) => void run('recover', { slug })}
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
  /** Makes a link that shows the draft. */
  readonly onShare: () => void;
}

/** The entries for a document that is not in the trash. */
function LiveItems({ document, onStart, onShare }: LiveItemsProps) {
  const { path, publishedAt, fixed } = document;
  const [editor, advanced] = [editorOf(document), advancedOf(document)];
  return (
    <>
      {editor ? (
        <>
          <Menu.Item component={Link} to={editor} leftSection={<Pencil />}>
            {advanced ? 'Simple editor' : 'Form'}
          </Menu.Item>
          {advanced ? (
            <Menu.Item component={Link} to={advanced} leftSection={<PenLine />}>
              Advanced editor
            </Menu.Item>
          ) : null}
          <Menu.Item
            component={Link}
            to={visualOf(screenOf(document) ?? { path: editor })}
            leftSection={<PanelsTopLeft />}
          >
            Visual editor
          </Menu.Item>
        </>
      ) : null}
      {publishedAt ? (
        <Menu.Item component="a" href={path} target="_blank" leftSection={<ExternalLink />}>
          View
        </Menu.Item>
      ) : null}
      <Action icon={<Share2 />} label="Preview link…" onClick={onShare} />
      {typeNamed(document.type)?.list ? (
        <Action icon={<Copy />} label="Duplicate" onClick={() => onStart('duplicate')} />
      ) : null}
      <ExportItems exports={typeNamed(document.type)?.exports} ids={[document.id]} />
      {publishedAt ? <Action icon={<EyeOff />} label="Unpublish…" onClick={() => onStart('unpublish')} /> : null}
      {fixed ? null : (
        <Action
          icon={<Trash2 />}
          label={publishedAt ? 'Move to trash…' : 'Move to trash'}
          onClick={() => onStart('trash')}
        />
      )}
    </>
  );
}

interface AskedDialogProps {
  readonly document: DocumentSummary;
  readonly asked: 'unpublish' | 'trash';
  readonly onConfirm: (successor?: Successor) => void;
  readonly onClose: () => void;
}

/** What visitors would notice at once. */
function AskedDialog({ document, asked, onConfirm, onClose }: AskedDialogProps) {
  const { id, path } = document;
  const title = nameOf(document);
  return asked === 'trash' ? (
    <TrashDialog
      title={`Move “${title}” to the trash?`}
      text="It goes offline at once. You can recover it for 30 days."
      removed={[{ id }]}
      {...{ isLive: true, isPart: typeNamed(document.type)?.isPart, onConfirm, onClose }}
    />
  ) : (
    <ConfirmDialog
      title={`Unpublish “${title}”?`}
      text={`Visitors of ${path} ${unpublishedWords(document)}. Your draft is kept.`}
      action="Unpublish"
      onConfirm={() => onConfirm()}
      onClose={onClose}
    >
      <LinkedFrom id={id} />
    </ConfirmDialog>
  );
}
