import type { ComponentType, ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Ellipsis, ExternalLink, Keyboard, Link2, Trash2 } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import { isMade, type EditableDocument } from '../document/editable-document';
import { ShareLinkDialog } from '../preview/ShareLinkDialog';

/** Wraps the menu: its own entries go into it, its dialogs beside it. */
export type MoreActions = ComponentType<{ readonly children: (entries: ReactNode) => ReactNode }>;

interface MoreMenuProps {
  readonly document: EditableDocument;
  readonly Actions: MoreActions | undefined;
  readonly onHelp: () => void;
  /** Missing: it cannot be moved to the trash. */
  readonly onTrash: (() => void) | undefined;
}

const NoActions: MoreActions = ({ children }) => children(null);

/** What is rarely done with a document. */
export function MoreMenu({ document, Actions = NoActions, onHelp, onTrash }: MoreMenuProps) {
  const [isSharing, { open: share, close: endSharing }] = useDisclosure();
  return (
    <Actions>
      {(entries) => (
        <>
          <Menu position="bottom-end" withinPortal>
            <Hint label="More actions">
              <Menu.Target>
                <ActionIcon aria-label="More actions">
                  <Ellipsis />
                </ActionIcon>
              </Menu.Target>
            </Hint>
            <Menu.Dropdown>
              {document.published ? (
                <Menu.Item
                  component="a"
                  href={document.path}
                  target="_blank"
                  rel="noopener"
                  leftSection={<ExternalLink />}
                >
                  View page
                </Menu.Item>
              ) : null}
              {isMade(document) ? (
                <Menu.Item leftSection={<Link2 />} onClick={share}>
                  Share a link to the draft…
                </Menu.Item>
              ) : null}
              {entries}
              <Menu.Item leftSection={<Keyboard />} onClick={onHelp}>
                Keyboard shortcuts
              </Menu.Item>
              {onTrash && isMade(document) ? (
                <Menu.Item leftSection={<Trash2 />} onClick={onTrash}>
                  Move to trash…
                </Menu.Item>
              ) : null}
            </Menu.Dropdown>
          </Menu>
          <ShareLinkDialog documentId={document.id} opened={isSharing} onClose={endSharing} />
        </>
      )}
    </Actions>
  );
}
